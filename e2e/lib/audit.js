// axe looks at a page for what keeps people out. It needs a visitor with `tools`.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// A card that shows 5 is named "the five of spades": whoever says what he sees says just that, but axe compares
// letters.
const RULES = { 'label-content-name-mismatch': { enabled: false } };

/** Fails if anything on the visitor's page is seriously or critically wrong. */
export async function audit({ page, seen }, what) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((rules) => axe.run({ rules, resultTypes: ['violations'] }), RULES);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  assert.deepEqual(grave.flatMap(say), [], `${what}, ${seen.address}`);
}

function say({ id, nodes }) {
  return nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`);
}
