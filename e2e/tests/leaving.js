// Leaving a match, coming back to it, and giving it up together.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { inTurn, sitDown } from '../lib/tables.js';
import { DESKTOP } from '../lib/visitor.js';

visit('a bot stands in for who leaves, and the seat is taken back in the middle of a trick', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  const ben = await come({ name: 'Ben', lang: 'de', size: DESKTOP });
  const table = await sitDown(anna, ben, 'vidrasso');
  // Trumps are named and gifts given, then the leader of the first trick plays.
  for (let moves = 0; moves < 5; moves += 1) {
    const [due, other] = inTurn(anna, ben);
    await due.move();
    await other.reload();
  }
  const [follows, leads] = inTurn(anna, ben);
  const lying = await cardsInTrick(leads);
  assert.equal(lying.length, 1, 'one card lies in the trick');

  await leads.pressButton('house-leave');
  assert.ok(leads.seen.away, 'there is a button to come back');
  assert.deepEqual(leads.seen.moves, [], 'who has left plays nothing');
  await follows.reload();
  assert.equal(await follows.page.getByText(follows.say('board-stand-in'), { exact: true }).count(), 1);
  await leads.pressButton('house-take-back');
  assert.deepEqual(await cardsInTrick(leads), lying, 'the trick goes on as it was');
  await follows.reload();
  assert.equal(await follows.page.getByText(follows.say('board-stand-in'), { exact: true }).count(), 0);

  // The other one leaves while it is his turn: the bot plays for him at once.
  await follows.pressButton('house-leave');
  await leads.reload();
  await leads.wait();
  await leads.move();
  await follows.go('/');
  await follows.press(follows.page.locator('ul.tables a'));
  assert.equal(follows.seen.address, table, 'the home page leads back to the table');
  await follows.pressButton('house-take-back');
  assert.equal(follows.seen.away, false);
  // The bot may have played since she last looked.
  await leads.reload();
  for (let moves = 0; moves < 4; moves += 1) {
    const [due, other] = inTurn(anna, ben);
    await due.move();
    await other.reload();
  }
});

async function cardsInTrick({ page }) {
  const cards = await page.locator('.trick .card').all();
  return Promise.all(cards.map((card) => card.getAttribute('aria-label')));
}

visit('a match that both give up shows its secret', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  const ben = await come({ name: 'Ben', lang: 'en' });
  await sitDown(anna, ben, 'vidrasso');
  const { commitment } = anna.seen;
  await anna.pressButton('house-abandon');
  await ben.reload();
  const agreed = '1 of 2 people at the table want to abandon the match.';
  for (const { page } of [anna, ben]) assert.equal(await page.getByText(agreed).count(), 1);
  await anna.pressButton('house-play-on');
  await ben.reload();
  assert.equal(await ben.page.getByText(agreed).count(), 0);

  await ben.pressButton('house-abandon');
  await anna.reload();
  await anna.pressButton('house-abandon');
  await ben.reload();
  for (const { page, seen } of [anna, ben]) {
    assert.ok(seen.over);
    assert.ok((await page.locator('.result').innerText()).includes(anna.say('house-was-abandoned')));
    assert.deepEqual(seen.moves, []);
  }
  const secret = /\b[0-9a-f]{64}\b/g;
  const fair = anna.page.locator('.fairness').filter({ hasText: commitment });
  const shown = new Set((await fair.innerText()).match(secret));
  assert.equal(shown.size, 2, 'the secret stands beside its commitment');
});
