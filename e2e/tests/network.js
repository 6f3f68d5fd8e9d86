// Plain http from another machine in the house: no secure context, where browsers leave out much of what they can do.

import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { startBrowser } from '../lib/browser.js';
import { visit } from '../lib/house.js';
import { PATIENCE, changes, does, id, settled, wish } from '../lib/live.js';
import { startServer } from '../lib/server.js';
import { begin, makeTable } from '../lib/tables.js';
import { DESKTOP, PHONE, Visitor } from '../lib/visitor.js';

visit('two play over plain http on the local network', async (_, test) => {
  const all = Object.values(networkInterfaces()).flat();
  const own = all.find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));
  if (!own) return test.skip('this machine has no address on a network');
  const [house, browser] = await Promise.all([startServer('--lan'), startBrowser()]);
  const there = `http://${own.address}:${new URL(house.url).port}`;
  const errors = [];
  try {
    const anna = await Visitor.open(browser, there, { name: 'Anna', script: true, size: DESKTOP, lang: 'en' });
    const ben = await Visitor.open(browser, there, { name: 'Ben', script: true, size: PHONE });
    for (const one of [anna, ben]) one.page.on('pageerror', (error) => errors.push(`${one.name}: ${error}`));
    // All that a browser may refuse here is wished for.
    for (const one of [anna, ben]) await wish(one, { notify: 'yes', sound: 'yes' });
    assert.ok(await anna.page.evaluate(() => !isSecureContext && !navigator.clipboard), 'this context is secure');

    const table = await makeTable(anna, 'vidrasso');
    const links = await anna.page.locator('.invitation input.link').evaluateAll((fields) => fields.map((field) => field.value));
    assert.ok(links.includes(`${there}${table}`), `${there}${table} is not among ${links}`);
    // Whoever touches the link has all of it, to copy it.
    const field = anna.page.locator(`.invitation input.link[value="${there}${table}"]`);
    await field.click();
    assert.equal(await anna.page.evaluate(() => getSelection().toString()), `${there}${table}`);
    await anna.page.locator('.qr summary').first().click();
    await anna.page.locator('.qr svg').first().waitFor();

    await ben.go(links.find((link) => link.startsWith(there)));
    await ben.page.getByLabel(ben.say('house-your-name')).fill('Ben');
    await ben.pressButton('house-sit-here');
    await begin(anna, ben);
    await ben.reload();
    for (let moves = 0; moves < 10; moves += 1) {
      await Promise.all([settled(anna), settled(ben)]);
      const [due, other] = anna.seen.moves.length > 0 ? [anna, ben] : [ben, anna];
      assert.ok(due.seen.moves.length > 0, 'somebody can always go on');
      const before = await id(other);
      await does(due, due.seen.moves[0]);
      await changes(other, before);
    }
    const cookies = await anna.window.cookies();
    assert.ok(cookies.length > 0 && cookies.every(({ secure }) => !secure), 'a cookie wants https');
    assert.deepEqual(errors, []);

    // A second device of hers comes by its own link.
    await anna.go('/me');
    await anna.pressButton('house-make-device-link');
    const link = await anna.page.getByRole('textbox', { name: anna.say('house-other-device') }).inputValue();
    assert.ok(links.some((one) => link.startsWith(new URL(one).origin)), `${link} leads elsewhere`);
    const phone = await Visitor.open(browser, there, { name: 'Anna', script: true, lang: 'en' });
    await phone.go(new URL(link).pathname);
    await phone.press(phone.page.locator('main form button'));
    await phone.go(table);
    await phone.page.waitForFunction(() => document.getElementById('room').dataset.plays === 'yes', null, PATIENCE);
  } finally {
    await browser.close();
    await house.stop();
  }
});
