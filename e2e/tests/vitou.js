// Vitou as two people play it together against bots, and alone against one with raises before anybody looks.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { makeTable } from '../lib/tables.js';
import { DESKTOP } from '../lib/visitor.js';

visit('two partners signal, raise, answer a raise and give one up', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  const ben = await come({ name: 'Ben', lang: 'de', size: DESKTOP });
  const table = await makeTable(anna, 'vitou');
  for (const seat of [1, 3]) {
    await anna.press(anna.page.locator(`form[action$="/bot"]:has([name=seat][value="${seat}"]) button`));
  }
  await ben.go(table);
  const free = ben.page.locator('form[action$="/sit"]:has([name=seat][value="2"])');
  await free.getByLabel(ben.say('house-your-name')).fill('Ben');
  await ben.press(free.locator('button'));
  await anna.reload();
  await anna.cut('a');
  await ben.reload();
  await ben.cut('b');

  const met = { signal: false, raise: false, answer: false, fold: false };
  const choose = ({ moves }) => {
    const raise = moves.find((move) => move.startsWith('raise:'));
    const card = moves.find((move) => move.startsWith('play:'));
    if (moves.includes('fold')) {
      if (!met.answer && card) return card;
      return 'fold';
    }
    return !met.raise && raise ? raise : (card ?? moves[0]);
  };
  for (let moves = 0; !Object.values(met).every(Boolean); moves += 1) {
    assert.ok(moves < 900, `something never happens: ${JSON.stringify(met)}`);
    if (anna.seen.over) {
      // The bots have not raised often enough.
      for (const one of [anna, ben]) {
        await one.reload();
        await one.cut();
      }
    }
    let due;
    for (const one of [anna, ben]) {
      await one.reload();
      if (one.seen.moves.length > 0) due ??= one;
    }
    if (!due) {
      await anna.page.waitForTimeout(50);
      continue;
    }
    const partner = due === anna ? ben : anna;
    if (!met.signal && (await due.page.locator('button[name=signal]').count()) > 0) {
      const signal = due.page.locator('button[name=signal]').first();
      const given = await signal.getAttribute('aria-label');
      await due.press(signal);
      await partner.reload();
      assert.equal(await partner.page.locator('.seat .signal').count() > 0, true, `${given} is seen by the partner`);
      met.signal = true;
    }
    const move = choose(due.seen);
    if (move.startsWith('raise:')) met.raise = true;
    if (move === 'fold') met.fold = true;
    if (move.startsWith('play:') && due.seen.moves.includes('fold')) met.answer = true;
    const at = /^play:/.test(move) ? { position: { x: 9, y: 12 } } : {};
    await due.press(due.page.locator(`button[name=do][value="${move}"]`).first(), at);
    assert.equal(due.seen.notice, '', `${move} was offered and not taken`);
  }
});

visit('a raise before anybody looks, in Cason for two', async (come) => {
  const anna = await come({ name: 'Anna' });
  await anna.playNow('vitou', 'cason2');
  await anna.cut();
  const blind = ({ moves }) => moves.includes('look') && moves.some((move) => move.startsWith('raise:'));
  // At the latest in the second hand; until then she raises nothing, so that there is one.
  await anna.playUntil((seen) => blind(seen) || seen.over, { prefers: (move) => !move.startsWith('raise:') });
  assert.ok(blind(anna.seen), 'before she looks she may raise');
  assert.deepEqual(anna.seen.cards, [], 'she has not seen her cards');
  const raise = await anna.move((move) => move.startsWith('raise:'));
  await anna.wait();
  assert.ok(anna.seen.cards.length > 0 || anna.seen.hand > 1, `after ${raise} was answered she sees her cards`);
});
