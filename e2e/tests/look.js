// How somebody likes the tables: a form whose choices hold in this browser.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';

visit('the table looks as it is wished for, without script too', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en', colorScheme: 'light' });
  await anna.playNow('vidrasso', '300');
  const table = anna.seen.address;
  await anna.cut();
  const ground = () => anna.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();

  await anna.go(`/look?back=${encodeURIComponent(table)}`);
  const wishes = [
    ['house-look-sort', 'house-look-sort-rank'],
    ['house-look-colours', 'house-look-two'],
    ['house-look-size', 'house-look-large'],
    ['house-look-theme', 'house-look-dark'],
  ];
  for (const [group, choice] of wishes) {
    const part = anna.page.getByRole('group', { name: anna.say(group), exact: true });
    await part.getByRole('radio', { name: anna.say(choice), exact: true }).check();
  }
  await anna.pressButton('house-save');
  assert.equal(anna.seen.address, table, 'the way leads back to the table');
  const ranks = anna.seen.cards.map(({ sign }) => sign[0]);
  const runs = ranks.filter((rank, nth) => rank !== ranks[nth - 1]);
  assert.equal(runs.length, new Set(ranks).size, `equal ranks lie side by side: ${ranks}`);
  assert.notEqual(await ground(), light, 'it is dark now');
  // Large cards still fit a small screen, in play, too.
  await anna.playUntil(({ actions }) => actions > 8);
});
