// All tests in one process, so that they share a server and a browser.

import './tests/newcomer.js';
import './tests/match.js';
import './tests/friends.js';
import './tests/form.js';
