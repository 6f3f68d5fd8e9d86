// What goes wrong: old pages, unknown addresses, browsers that keep nothing.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';

visit('an old page leads to the table as it is now', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'de' });
  await anna.playNow('vidrasso', '300');
  await anna.cut();
  // Up to the tricks: gifts are chosen by both at once, so the page may change without her.
  await anna.playUntil(({ actions }) => actions >= 4);
  const old = anna.seen;
  await anna.move();
  await anna.wait();
  const now = anna.seen;

  await anna.back();
  assert.equal(anna.seen.at, now.at, 'what the browser kept is not shown again');

  // A second window that was open all the time.
  const window = await anna.window.newPage();
  await window.goto(anna.page.url());
  await anna.move();
  await anna.wait();
  const page = anna.page;
  anna.page = window;
  await anna.press(window.locator('button[name=do]:not(.illegal)').first(), { position: { x: 9, y: 12 } });
  assert.equal(anna.seen.notice, anna.say('house-stale'));
  assert.notEqual(anna.seen.at, old.at);
  const told = anna.seen;
  anna.page = page;
  await anna.reload();
  assert.equal(anna.seen.at, told.at, 'the old page has changed nothing');
  assert.deepEqual(anna.seen.log, told.log);

  await anna.move();
  await anna.reload();
  assert.equal(anna.seen.notice, '', 'to load the page again does nothing');
});

visit('whoever goes astray finds the way home', async (come) => {
  for (const lang of ['de', 'en']) {
    const anna = await come({ name: 'Anna', lang });
    const lost = [
      ['/nowhere', 404, 'house-not-found'],
      ['/t/not-a-table', 404, 'house-no-table'],
      ['/t/aaaaaaaaaaaaaaaa', 404, 'house-no-table'],
      ['/t/aaaaaaaaaaaaaaaa/hand/1', 404, 'house-no-table'],
      ['/t/aaaaaaaaaaaaaaaa/record/1', 404, 'house-no-table'],
      ['/new/chess', 404, 'house-not-found'],
      ['/go/nobody', 410, 'house-link-used'],
      ['/play/vidrasso', 405, 'house-wrong-method'],
    ];
    for (const [path, status, why] of lost) {
      const answer = await anna.go(path);
      assert.equal(answer.status(), status, path);
      assert.equal(anna.seen.notice, anna.say(why), path);
    }
    await anna.press(anna.link('house-home'));
    assert.equal(anna.seen.address, '/');
  }
});

visit('the hands of a match are looked back at only when they are over', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  await anna.playNow('vidrasso', '300');
  const table = anna.seen.address;
  await anna.cut();
  const answer = await anna.go(`${table}/hand/1`);
  assert.equal(answer.status(), 404);
  assert.equal(anna.seen.notice, anna.say('house-hand-later'));
});
