// With script the page of a table keeps itself up to date.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { PATIENCE, changes, id, mark, settled } from '../lib/live.js';
import { sitDown } from '../lib/tables.js';
import { DESKTOP, PHONE } from '../lib/visitor.js';

visit('what one does is seen by the other without loading anything', async (come) => {
  const anna = await come({ name: 'Anna', size: DESKTOP, script: true, lang: 'en' });
  const ben = await come({ name: 'Ben', size: PHONE, script: true });
  await sitDown(anna, ben, 'vidrasso');
  await ben.reload();
  await Promise.all([mark(anna), mark(ben)]);
  for (let moves = 0; moves < 12; moves += 1) {
    await Promise.all([settled(anna), settled(ben)]);
    const due = anna.seen.moves.length > 0 ? anna : ben;
    assert.ok(due.seen.moves.length > 0, 'somebody can always go on');
    assert.ok((await due.page.title()).includes(due.say('house-your-turn')), 'the title says whose turn it is');
    const before = await Promise.all([id(anna), id(ben)]);
    const move = due.seen.moves[0];
    // Keys do as well as the mouse.
    const button = due.page.locator(`button[name=do][value="${move}"]`).first();
    await button.focus();
    await due.page.keyboard.press('Enter');
    await Promise.all([changes(anna, before[0]), changes(ben, before[1])]);
  }
  for (const visitor of [anna, ben]) {
    assert.ok(await visitor.page.evaluate(() => window.marked), 'the page was not loaded anew');
    assert.notEqual(await visitor.page.locator('#say').textContent(), '', 'the ear is told what happens');
  }
});

visit('bots are shown card by card, and what is illegal says why', async (come) => {
  const anna = await come({ name: 'Anna', script: true });
  await anna.playNow('stirnrunde', 'standard');
  await anna.cut('live');
  await mark(anna);
  let told = false;
  for (let moves = 0; moves < 8 || !told; moves += 1) {
    assert.ok(moves < 60, 'every card may always be played');
    await settled(anna, true);
    if (!told && anna.seen.illegal > 0) {
      const before = await id(anna);
      const card = anna.page.locator('button[name=do].illegal').first();
      await card.focus();
      await anna.page.keyboard.press('Enter');
      await anna.page.waitForFunction(() => document.getElementById('alert').textContent.includes('['), null, PATIENCE);
      assert.equal(await id(anna), before, 'nothing has changed');
      // What was refused was meant to be.
      const refused = anna.amiss.splice(0);
      assert.ok(refused.length === 1 && refused[0].endsWith('/move (422)'), refused.join());
      told = true;
    }
    const before = await anna.page.evaluate(() => window.states);
    const button = anna.page.locator(`button[name=do][value="${anna.seen.moves[0]}"]`).first();
    await button.focus();
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForFunction((count) => window.states > count, before, PATIENCE);
  }
  await settled(anna, true);
  const states = await anna.page.evaluate(() => window.states);
  assert.ok(states > 20, `only ${states} states were shown`);
  assert.ok(await anna.page.evaluate(() => window.marked), 'the page was not loaded anew');
});
