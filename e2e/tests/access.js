// Every kind of page is looked at by axe, on a phone in the light and on a desktop in the dark.

import assert from 'node:assert/strict';
import { audit } from '../lib/audit.js';
import { visit } from '../lib/house.js';
import { begin, makeTable, takeSeat } from '../lib/tables.js';
import { DESKTOP, PHONE } from '../lib/visitor.js';

const EYES = [
  { lang: 'de', size: PHONE, colorScheme: 'light' },
  { lang: 'en', size: DESKTOP, colorScheme: 'dark' },
];

const GAMES = ['vidrasso', 'vitou', 'stirnrunde'];
const ADDRESSES = [
  ...['/', '/fair', '/me', '/look', '/rules', '/nowhere'],
  ...GAMES.flatMap((game) => [`/rules/${game}`, `/new/${game}`]),
];

for (const eye of EYES) {
  const how = `${eye.size.width} px, ${eye.colorScheme}`;

  visit(`pages around the tables keep nobody out (${how})`, async (come) => {
    const anna = await come({ name: 'Anna', tools: true, ...eye });
    for (const path of ADDRESSES) {
      await anna.go(path);
      await audit(anna, 'before anything is done');
    }
    await makeTable(anna, 'vitou', (page) => page.locator('[name=public]').check());
    await audit(anna, 'a table that gathers');
    await anna.go('/');
    await audit(anna, 'a table to go on at');
    await anna.go('/me');
    await anna.pressButton('house-make-device-link');
    await audit(anna, 'a link for another device');
    const link = anna.page.getByRole('textbox', { name: anna.say('house-other-device') });
    const path = new URL(await link.inputValue(), 'http://house').pathname;
    await anna.go(path);
    await audit(anna, 'what the link opens');
  });

  visit(`tables keep nobody out (${how})`, async (come) => {
    const anna = await come({ name: 'Anna', tools: true, ...eye });
    for (const [game, variant] of [['vidrasso', '300'], ['vitou', 'morlino'], ['stirnrunde', 'standard']]) {
      await anna.playNow(game, variant);
      await anna.cut();
      await anna.wait();
      await audit(anna, 'the first question');
      await anna.playUntil(({ illegal, hand, over }) => illegal > 0 || hand > 1 || over);
      await audit(anna, 'in the middle');
      if (anna.seen.illegal === 0) continue;
      await anna.touchIllegal();
      assert.notEqual(anna.seen.notice, '');
      await audit(anna, 'a card that may not be played');
    }
  });

  visit(`the end of a match keeps nobody out (${how})`, async (come) => {
    const anna = await come({ name: 'Anna', tools: true, ...eye });
    const ben = await come({ name: 'Ben', tools: true, ...eye });
    const table = await makeTable(anna, 'vitou', async (page) => {
      await page.getByText(anna.say('making-cason2'), { exact: true }).click();
    });
    await takeSeat(ben, table);
    await audit(ben, 'before the cut');
    await begin(anna, ben);
    await anna.pressButton('house-leave');
    await audit(anna, 'a seat that was left');
    await ben.reload();
    await ben.playUntil(({ hand, over }) => hand > 1 || over);
    await audit(ben, 'after the first hand');
    await ben.press(ben.page.locator('.hands a').first());
    await audit(ben, 'a hand that is over');
    await ben.go(table);
    if (!ben.seen.over) await ben.pressButton('house-abandon');
    assert.ok(ben.seen.over);
    await audit(ben, 'the result');
  });
}
