// One server and one browser for all tests of a run, and a test in which people come to it.

import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startBrowser } from './browser.js';
import { ROOT, startServer } from './server.js';
import { Visitor } from './visitor.js';

/** Where a failed test leaves what its people saw. */
const LEFT = join(ROOT, 'target/e2e');

const visits = [];

/** A test to which people come: `body` gets a function that brings in another one, and the test itself. */
export function visit(title, body) {
  visits.push({ title, body });
}

/** Runs all visits, some at a time, in one house and one browser. */
export function receive(name) {
  describe(name, { concurrency: availableParallelism() }, () => {
    let house;
    let browser;
    before(async () => {
      [house, browser] = await Promise.all([startServer(), startBrowser()]);
    });
    after(async () => {
      await browser?.close();
      await house?.stop();
    });
    for (const { title, body } of visits) {
      it(title, { timeout: 600_000 }, (test) => during(title, body, browser, house, test));
    }
  });
}

async function during(title, body, browser, house, test) {
  const people = [];
  const come = async (who) => {
    const visitor = await Visitor.open(browser, house.url, who);
    people.push(visitor);
    return visitor;
  };
  try {
    await body(come, test);
  } catch (error) {
    await Promise.all(people.map((visitor) => keep(visitor, title)));
    throw error;
  } finally {
    await Promise.all(people.map((visitor) => visitor.window.close()));
  }
}

/** Keeps what somebody saw, for whoever looks into the failure. */
async function keep({ page, name }, title) {
  const start = join(LEFT, `${title} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-'));
  try {
    await mkdir(LEFT, { recursive: true });
    await writeFile(`${start}.html`, await page.content());
    await page.screenshot({ path: `${start}.png`, fullPage: true, timeout: 30_000 });
    console.error(`${page.url()} as ${name} saw it: ${start}.png and .html`);
  } catch (error) {
    console.error(`what ${name} saw could not be kept: ${error.message}`);
  }
}
