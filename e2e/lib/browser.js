// Debian's Chromium, without a window and without a profile that outlives it.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the browser that `$CHROMIUM` names, or the one on the path. */
export function startBrowser() {
  return chromium.launch({ executablePath: find(process.env.CHROMIUM ?? 'chromium'), args: FLAGS });
}

function find(name) {
  if (name.includes('/')) return name;
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`there is no ${name} on the path; name a Chromium in $CHROMIUM`);
  return found;
}
