// Two friends with a browser each, and others who watch.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { begin, inTurn, makeTable, takeSeat } from '../lib/tables.js';
import { DESKTOP } from '../lib/visitor.js';

/**
 * What only each of the `holders` may know does not stand on the page of `eye`, not even where nobody looks. The part
 * about fair dealing is left out: it names the cards that were drawn for first dealer, from a pack of their own.
 */
async function hides(eye, ...holders) {
  const html = await eye.page.evaluate(() => {
    const page = document.documentElement.cloneNode(true);
    page.querySelector('section.fairness').remove();
    return page.outerHTML;
  });
  for (const { name: holder, seen } of holders) {
    for (const { name, sign } of seen.cards) {
      assert.ok(!html.includes(`"${name}"`), `${eye.name} sees ${name} in ${holder}'s hand`);
      assert.ok(!html.includes(sign), `${eye.name} reads ${sign} of ${holder}'s hand`);
    }
    for (const move of seen.moves) {
      assert.ok(!html.includes(`value="${move}"`), `${eye.name} is offered ${holder}'s ${move}`);
    }
  }
}

visit('two friends play a hand of Vidrasso by the link, and a third watches', async (come) => {
  const anna = await come({ name: 'Anna', size: DESKTOP });
  const ben = await come({ name: 'Ben' });
  const cleo = await come({ name: 'Cleo' });

  const table = await makeTable(anna, 'vidrasso');
  await ben.go(table);
  await anna.reload();
  assert.equal(await ben.page.getByText(ben.say('house-free-seat'), { exact: true }).count(), 1);
  assert.equal(await anna.page.getByText(anna.say('house-free-seat'), { exact: true }).count(), 1);
  await takeSeat(ben, table);
  await anna.reload();
  assert.ok((await anna.page.locator('ol.seats').innerText()).includes('Ben'));

  await anna.cut('Anna');
  assert.ok((await anna.page.content()).includes(anna.say('house-you-are-ready')));
  await ben.reload();
  await ben.cut('Ben');
  await anna.reload();
  assert.equal(anna.seen.commitment, ben.seen.commitment);

  await cleo.go(table);
  assert.ok((await cleo.page.content()).includes(cleo.say('house-you-watch')));
  let moves = 0;
  while (anna.seen.hand === 1) {
    const [due, other] = inTurn(anna, ben);
    assert.ok(due.seen.moves.length > 0, 'somebody can always go on');
    await Promise.all([hides(ben, anna), hides(anna, ben)]);
    if (moves % 6 === 0) {
      await cleo.reload();
      assert.deepEqual(cleo.seen.cards, [], 'who watches has no hand');
      assert.deepEqual(cleo.seen.moves, [], 'who watches has nothing to do');
      await hides(cleo, anna, ben);
    }
    await due.move();
    await other.reload();
    moves += 1;
  }
  assert.equal(moves, 2 + 2 + 2 * 17, 'two name trumps and give a card, and there are 17 tricks');
  assert.ok((await ben.page.locator('.ended').innerText()).length > 0, 'it is said how the hand ended');
  await cleo.reload();
  assert.equal(cleo.seen.rows, 1, 'who watches sees the score sheet');
});

visit('a table that is not to be watched', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  const ben = await come({ name: 'Ben', lang: 'de' });
  const cleo = await come({ name: 'Cleo', lang: 'en' });
  const table = await makeTable(anna, 'vidrasso', (page) => page.locator('[name=watch]').uncheck());
  await takeSeat(ben, table);
  await begin(anna, ben);
  const answer = await cleo.go(table);
  assert.equal(answer.status(), 403);
  assert.equal(cleo.seen.notice, cleo.say('house-no-watching-here'));
  assert.ok(cleo.seen.home, 'there is a way home');
  assert.equal((await cleo.go(`${table}/hand/1`)).status(), 403);
  assert.equal((await cleo.go(`${table}/record/1`)).status(), 403);

  // For the next match there is a free seat, and nothing is told of the one before.
  for (const one of [anna, ben]) {
    await one.go(table);
    await one.pressButton('house-abandon');
  }
  await ben.pressButton('house-stand-up');
  const hidden = async () => {
    assert.equal((await cleo.go(`${table}/hand/1`)).status(), 403);
    assert.equal((await cleo.go(`${table}/record/1`)).status(), 403);
    assert.equal((await cleo.go(table)).status(), 200);
    assert.ok(!cleo.seen.over && cleo.seen.moment === '' && cleo.seen.log.length === 0);
  };
  await hidden();
  await takeSeat(cleo, table);
  await hidden();
  await anna.go(table);
  assert.ok((await anna.page.locator('ol.seats').innerText()).includes('Cleo'));
  assert.equal((await ben.go(table)).status(), 200, 'who has played sees what was played');
});
