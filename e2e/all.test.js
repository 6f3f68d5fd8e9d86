// All tests in one process, so that they share a server and a browser. `--test-name-pattern=friends` chooses some.

import './tests/newcomer.js';
import './tests/match.js';
import './tests/friends.js';
import './tests/form.js';
import './tests/leaving.js';
import './tests/look.js';
import './tests/me.js';
import './tests/trouble.js';
import './tests/access.js';
import './tests/learn.js';
import './tests/vitou.js';
import './tests/near.js';
import './tests/live.js';
import './tests/company.js';
import './tests/fits.js';
import './tests/network.js';
import { receive } from './lib/house.js';

receive('in a browser');
