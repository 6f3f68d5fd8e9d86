// One server and one browser for all tests of a run, and a test in which people come to it.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startBrowser } from './browser.js';
import { ROOT, startServer } from './server.js';
import { Visitor } from './visitor.js';

/** Where a failed test leaves what its people saw. */
const LEFT = join(ROOT, 'target/e2e');

let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A test whose `body` gets a function that brings in another person. */
export function visit(title, body) {
  test(title, { timeout: 90_000 }, async (t) => {
    const people = [];
    const come = async (who) => {
      const visitor = await Visitor.open(browser, server.url, who);
      people.push(visitor);
      return visitor;
    };
    try {
      await body(come, { browser, house: server.url, t });
    } catch (error) {
      await Promise.all(people.map((visitor) => keep(visitor, title)));
      throw error;
    } finally {
      await Promise.all(people.map((visitor) => visitor.window.close()));
    }
  });
}

/** Keeps what somebody saw, for whoever looks into the failure. */
async function keep({ page, name }, title) {
  const start = join(LEFT, `${title} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-'));
  try {
    await mkdir(LEFT, { recursive: true });
    await writeFile(`${start}.html`, await page.content());
    await page.screenshot({ path: `${start}.png`, fullPage: true, timeout: 5_000 });
    console.error(`${page.url()} as ${name} saw it: ${start}.png and .html`);
  } catch (error) {
    console.error(`what ${name} saw could not be kept: ${error.message}`);
  }
}
