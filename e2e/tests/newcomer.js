// Somebody who has never been here: one press on the home page, a cut, and a whole hand of every game.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { DESKTOP, PHONE } from '../lib/visitor.js';

/** Every table that can be had with one press; how many hands are played there. */
const TABLES = [
  { game: 'vidrasso', variant: '300', hands: 1 },
  { game: 'vitou', variant: 'morlino', hands: 1 },
  { game: 'vitou', variant: 'cason', hands: 1 },
  { game: 'vitou', variant: 'cason2', hands: 1 },
  { game: 'stirnrunde', variant: 'standard', hands: 3 },
];

TABLES.forEach((table, nth) => {
  const sizes = [PHONE, DESKTOP];
  ['de', 'en'].forEach((lang, other) => {
    const size = sizes[(nth + other) % 2];
    visit(`a newcomer plays ${table.game} ${table.variant} in ${lang} at ${size.width} px`, async (come) => {
      const anna = await come({ name: 'Anna', lang, size });
      await newcomer(anna, table);
    });
  });
});

async function newcomer(anna, { game, variant, hands }) {
  await anna.playNow(game, variant);
  assert.match(anna.seen.address, /^\/t\/\w+$/);
  const { commitment } = anna.seen;
  assert.ok(commitment, 'the commitment is shown before the cut');
  const dealt = await anna.cut(`the cut of a newcomer at ${variant}`);
  assert.equal(dealt.commitment, commitment, 'the commitment stays the same after the cut');
  assert.notEqual(dealt.moment, '', 'it is said what is asked, or who is waited for');
  assert.ok(dealt.log.length > 0, 'the log says who deals');
  assert.ok((await anna.part(anna.say('house-fair')).innerText()).includes('the cut of a newcomer'));

  let refused = false;
  const each = async () => {
    const { hand, actions } = anna.seen;
    // Two name trumps and give a card, then every trick is two cards. In the other games the last one makes room for the
    // next, which bots may have begun.
    const between = game === 'vidrasso' && hand === 1 && actions > 4 && actions % 2 === 0;
    if (between) assert.ok(await lastTrick(anna), `the last trick can be looked at after ${actions} actions`);
    if (!refused && anna.seen.illegal > 0) {
      refused = true;
      await touchesIllegal(anna);
    }
  };
  const ended = await anna.playUntil(({ hand, over }) => over || hand > hands, { each });
  const rows = anna.page.locator('.beside table.sheet tbody tr');
  for (let row = 0; row < (ended.over ? 1 : hands); row += 1) {
    assert.ok((await rows.nth(row).locator('td b').count()) >= 2, `hand ${row + 1} is on the score sheet`);
  }

  await looksBack(anna);
  // A hand of Vitou may end before its first trick does.
  if (game !== 'vitou') assert.ok(await lastTrick(anna), 'looking back shows how the hand ended');
  await anna.press(anna.link('house-back-to-table'));
}

/** Whether the last trick is in sight with its cards. */
async function lastTrick(anna) {
  const name = anna.say('label-last-trick');
  const shown = anna.page.locator('#table .plays .card').filter({ visible: true });
  const labelled = anna.page.locator('#table').getByText(name).filter({ visible: true });
  return (await labelled.count()) > 0 && (await shown.count()) > 0;
}

async function touchesIllegal(anna) {
  const before = anna.seen;
  const after = await anna.touchIllegal();
  assert.ok(after.notice.length > 20, 'it is said why the card cannot be played');
  assert.equal(after.at, before.at, 'nothing has happened');
  assert.deepEqual(after.cards, before.cards, 'the hand is as it was');
  assert.deepEqual(after.log, before.log, 'the log is as it was');
}

async function looksBack(anna) {
  const table = anna.seen.address.replace(/\/move$/, '');
  await anna.press(anna.page.locator('.hands a').first());
  assert.equal(anna.seen.address, `${table}/hand/1`);
  assert.ok(anna.seen.log.length > 3, 'all that happened in the hand is told');
}
