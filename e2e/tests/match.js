// A whole match up to its result, its record, and the next match.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from '../lib/house.js';
import { run } from '../lib/server.js';
import { DESKTOP } from '../lib/visitor.js';

/** Raising whenever it is possible and never giving in ends a match of Vitou within a few hands. */
const boldly = (move) => /^(raise:(?!3$)|accept|agree)/.test(move);

visit('a match to its end, its record checked, and a rematch', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en', size: DESKTOP });
  await anna.playNow('vitou', 'cason2');
  const table = anna.seen.address;
  const { commitment } = await anna.cut('three times to the left');

  const early = await anna.go(`${table}/record/1`);
  assert.equal(early.status(), 409);
  assert.equal(anna.seen.notice, anna.say('house-record-later'));
  await anna.go(table);
  assert.ok((await anna.page.content()).includes(anna.say('house-record-later')));

  await anna.playUntil(({ over }) => over, { prefers: boldly });
  await anna.go(table);
  const result = await anna.page.locator('.result').innerText();
  assert.match(result, /You win|Ben wins/);
  assert.deepEqual(anna.seen.moves, [], 'there is nothing left to play');

  const file = await record(anna);
  const match = JSON.parse(await readFile(file, 'utf8'));
  assert.equal(match.commit, commitment);
  assert.ok(match.cuts.includes('three times to the left'));
  assert.ok((await anna.page.content()).includes(match.secret), 'the page shows the secret');
  await run('check', '--bots', file);

  await anna.cut();
  assert.equal(anna.seen.over, false);
  assert.equal(anna.seen.at.split('.')[0], '2', 'the second match has begun');
  assert.notEqual(anna.seen.commitment, commitment, 'with a secret of its own');
  await anna.playUntil(({ hand, over }) => over || hand > 1);
});

/** Downloads the record; where it lies now. */
async function record(anna) {
  const arrives = anna.page.waitForEvent('download');
  await anna.link('house-record').click();
  const download = await arrives;
  assert.equal(download.suggestedFilename(), 'strohmann-1.jsonl');
  return join(await download.path());
}
