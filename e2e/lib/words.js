// The words of the pages, out of the Fluent files they come from: tests look for what people read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server.js';

const LOCALES = join(ROOT, 'crates/words/locales');

const messages = Object.fromEntries(readdirSync(LOCALES).map((lang) => [lang, read(join(LOCALES, lang))]));

function read(folder) {
  const all = new Map();
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const message = /^([a-z][\w-]*) = (\S.*)$/.exec(line);
      if (message) all.set(message[1], message[2]);
    }
  }
  return all;
}

/** A message of one line, its plain arguments filled in. */
export function say(lang, id, args = {}) {
  const message = messages[lang].get(id);
  if (message === undefined) throw new Error(`there is no message ${id} of one line in ${lang}`);
  return message.replace(/\{ \$(\w+) \}/g, (_, name) => {
    if (!(name in args)) throw new Error(`${id} needs ${name}`);
    return args[name];
  });
}
