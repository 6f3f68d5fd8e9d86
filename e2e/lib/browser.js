// Debian's Chromium, without a window and without a profile that outlives it.

import { accessSync, constants } from 'node:fs';
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
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? onPath('chromium'), args: FLAGS });
}

function onPath(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const found = places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`there is no ${name} on the path, and $CHROMIUM names no other`);
  return found;
}
