// Who somebody is: the name, the language, and a second device.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { DESKTOP } from '../lib/visitor.js';

visit('the language can be changed, and stays', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'de' });
  await anna.playNow('vidrasso', '300');
  const table = anna.seen.address;
  anna.lang = 'en';
  await anna.press(anna.page.getByRole('button', { name: 'English', exact: true }));
  assert.equal(anna.seen.address, table, 'the same page in the other language');
  await anna.go('/');
  assert.equal(anna.seen.heading, anna.say('house-welcome'));
  anna.lang = 'de';
  await anna.press(anna.page.getByRole('button', { name: 'Deutsch', exact: true }));
  assert.equal(anna.seen.heading, anna.say('house-welcome'));
});

visit('a name can be changed, but not to anything', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'de' });
  const rename = async (name) => {
    await anna.go('/me');
    await anna.page.getByLabel(anna.say('house-your-name')).fill(name);
    await anna.pressButton('house-save');
  };
  await rename('Änne von Lübeck');
  assert.equal(await anna.page.getByRole('status').innerText(), anna.say('house-named'));
  await rename('   ');
  assert.equal(anna.seen.notice, anna.say('house-bad-name'));
  await rename('A\u202enna');
  await anna.playNow('vidrasso', '300');
  assert.ok(!(await anna.page.content()).includes('\u202e'), 'no mark of direction reaches a page');
});

visit('one goes on on another device by a link that works once', async (come) => {
  const phone = await come({ name: 'the phone', lang: 'de' });
  const desktop = await come({ name: 'the desktop', lang: 'en', size: DESKTOP });
  const third = await come({ name: 'a third device', lang: 'en' });
  await phone.playNow('stirnrunde', 'standard');
  const table = phone.seen.address;
  await phone.cut();
  await phone.wait();

  await phone.go('/me');
  await phone.pressButton('house-make-device-link');
  const link = await phone.page.getByRole('textbox', { name: phone.say('house-other-device') }).inputValue();
  const path = new URL(link, 'http://house').pathname;
  // Looking at it, as previews of messages do, uses nothing up.
  await desktop.go(path);
  await third.go(path);
  await desktop.pressButton('house-go-on');
  await desktop.press(desktop.page.locator('ul.tables a'));
  assert.equal(desktop.seen.address, table);
  assert.ok(desktop.seen.moves.length > 0, 'the second device can play');
  await phone.go(table);
  assert.deepEqual(phone.seen.moves, desktop.seen.moves, 'the first device can, too');

  await third.pressButton('house-go-on');
  assert.equal(third.seen.notice, third.say('house-link-used'));
  const again = await third.go(path);
  assert.equal(again.status(), 410);
  assert.equal(third.seen.notice, third.say('house-link-used'));
  assert.ok(third.seen.home);

  await phone.go('/me');
  await phone.pressButton('house-sign-out-others');
  await desktop.reload();
  assert.deepEqual(desktop.seen.moves, [], 'the second device is signed out');
});
