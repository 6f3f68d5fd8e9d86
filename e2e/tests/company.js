// Several pages and people at one table, with script: what they say, second tabs, a house that falls down.

import assert from 'node:assert/strict';
import { audit } from '../lib/audit.js';
import { startBrowser } from '../lib/browser.js';
import { visit } from '../lib/house.js';
import { PATIENCE, answered, asks, changes, does, id, mark, settled, watch, wish } from '../lib/live.js';
import { startServer } from '../lib/server.js';
import { makeTable, sitDown } from '../lib/tables.js';
import { DESKTOP, PHONE, Visitor } from '../lib/visitor.js';

const GAMES = [['vidrasso', '300'], ['vitou', 'morlino'], ['stirnrunde', 'standard']];

visit('what one says the other reads at once in his own language', async (come) => {
  const anna = await come({ name: 'Anna', size: DESKTOP, script: true, lang: 'en' });
  const ben = await come({ name: 'Ben', size: PHONE, script: true });
  await sitDown(anna, ben, 'vidrasso');
  await ben.reload();
  await Promise.all([settled(anna), settled(ben)]);
  const before = await id(ben);
  await anna.page.locator('#say-something summary').click();
  await anna.page.locator('button[name=phrase][value=nice]').click();
  await changes(ben, before);
  await ben.page.locator('.bubble', { hasText: ben.say('phrase-nice') }).waitFor({ state: 'visible' });
  await settled(ben);
  const line = ben.seen.log.find((one) => one.endsWith(`: ${ben.say('phrase-nice')}`));
  assert.ok(line, ben.seen.log.join());
  assert.equal(await ben.page.locator('#say').textContent(), line, 'the ear hears it');
  await settled(anna);
  assert.equal(await anna.page.locator('#say-something[open]').count(), 0, 'the phrases are out of the way again');
  // It is seen for some seconds.
  await ben.page.locator('.bubble').waitFor({ state: 'hidden' });
});

visit('a bot stands in for who is gone when the other asks, and he is back when he returns', async (come) => {
  const anna = await come({ name: 'Anna', size: PHONE, script: true, lang: 'en' });
  const ben = await come({ name: 'Ben', size: DESKTOP, script: true });
  const table = await sitDown(anna, ben, 'vidrasso');
  await Promise.all([settled(anna), settled(ben)]);
  await ben.page.goto('about:blank');
  const replace = anna.button('house-replace');
  await replace.waitFor({ timeout: 200_000 });
  await anna.press(replace);
  const standsIn = anna.page.getByText(anna.say('board-stand-in'), { exact: true });
  await standsIn.waitFor();
  await settled(anna, true);
  await does(anna, anna.seen.moves[0]);
  await settled(anna, true);
  await ben.go(table);
  await standsIn.waitFor({ state: 'detached' });
  await settled(ben);
  assert.equal(ben.seen.away, false, 'he plays for himself again');
});

visit('nothing moves on a table while tricks are played', async (come) => {
  for (const size of [{ width: 360, height: 640 }, DESKTOP]) {
    const anna = await come({ name: 'Anna', size, script: true });
    await wish(anna, { pace: 'none' });
    for (const [game, variant] of GAMES.filter(([name]) => name !== 'vitou')) {
      await anna.playNow(game, variant);
      await anna.cut();
      await settled(anna, true);
      while (!/^play/.test(anna.seen.moves[0])) {
        await does(anna, anna.seen.moves[0]);
        await settled(anna, true);
      }
      const { hand } = anna.seen;
      await watch(anna);
      for (let plays = 0; plays < 6; plays += 1) {
        await settled(anna, true);
        const card = anna.seen.moves.find((move) => /^play/.test(move));
        if (anna.seen.hand !== hand || !card) break;
        await does(anna, card);
      }
      const moved = await anna.page.evaluate((now) => window.moved.filter((one) => one.hand === now), hand);
      assert.deepEqual(moved, [], `${game} at ${size.width}`);
    }
  }
});

visit('nothing jumps in Vitou whatever is asked, and when the match is over', async (come) => {
  for (const [size, lang] of [[{ width: 360, height: 640 }, 'de'], [DESKTOP, 'en']]) {
    const anna = await come({ name: 'Anna', size, lang, script: true });
    await wish(anna, { pace: 'none' });
    for (const variant of ['morlino', 'cason', 'cason2']) {
      await anna.playNow('vitou', variant);
      await anna.cut();
      await settled(anna, true);
      await watch(anna);
      let longest = '';
      for (let moves = 0; !anna.seen.over && moves < 40; moves += 1) {
        if (anna.seen.moment.length > longest.length) longest = anna.seen.moment;
        // Raising and playing on brings the longest questions, and the end soon.
        const bold = anna.seen.moves.filter((move) => !/^(fold|throw|skip|pass)/.test(move));
        await does(anna, bold.find((move) => /^raise/.test(move)) ?? bold[0] ?? anna.seen.moves[0]);
        await settled(anna, true);
      }
      assert.ok(longest.length > 60, `no long question: ${longest}`);
      assert.deepEqual(await anna.page.evaluate(() => window.moved), [], `${variant} at ${size.width}`);
    }
  }
});

visit('a whole match of Stirnrunde with six at the table', async (come) => {
  const anna = await come({ name: 'Anna', size: PHONE, script: true });
  await wish(anna, { pace: 'none' });
  await makeTable(anna, 'stirnrunde', async (page) => {
    await page.locator('label[for=stirnrunde-players-6]').click();
    await page.locator('[name=bots]').check();
  });
  await anna.cut();
  await mark(anna);
  for (let moves = 0; !(await settled(anna, true)).over; moves += 1) {
    assert.ok(moves < 300, 'the match does not end');
    await does(anna, anna.seen.moves[0]);
  }
  assert.equal(anna.seen.rows, 19, 'all rounds stand in the sheet');
  assert.ok(await anna.page.evaluate(() => window.marked), 'the page was not loaded anew');
});

visit('a second tab shows the same, and a fifth one puts the first to sleep', async (come) => {
  const anna = await come({ name: 'Anna', size: PHONE, script: true });
  await wish(anna, { pace: 'none' });
  await anna.playNow('vidrasso', '300');
  await anna.cut();
  await settled(anna, true);
  const second = await anna.window.newPage();
  await second.goto(anna.page.url());
  const shown = second.locator('#room');
  const before = await shown.getAttribute('data-id');
  await does(anna, anna.seen.moves[0]);
  await second.waitForFunction((name) => document.getElementById('room').dataset.id !== name, before, PATIENCE);
  await settled(anna, true);
  await second.waitForFunction((name) => document.getElementById('room').dataset.id === name, await id(anna), PATIENCE);
  for (let tabs = 2; tabs < 5; tabs += 1) {
    const tab = await anna.window.newPage();
    const listens = tab.waitForRequest((request) => request.url().includes('/events'));
    await tab.goto(anna.page.url());
    await listens;
  }
  const wake = anna.page.locator('#alert button');
  await wake.waitFor();
  await wake.click();
  await anna.page.waitForFunction(() => document.getElementById('alert').textContent === '', null, PATIENCE);
  await settled(anna, true);
  await does(anna, anna.seen.moves[0]);
});

visit('by the keyboard alone, with the keys of numbers and arrows', async (come) => {
  const anna = await come({ name: 'Anna', size: DESKTOP, script: true });
  await wish(anna, { pace: 'none' });
  for (const [game, variant] of GAMES) {
    await anna.playNow(game, variant);
    await anna.cut();
    const { hand } = await settled(anna, true);
    await anna.page.evaluate(() => {
      const say = document.getElementById('say');
      window.heard = [];
      new MutationObserver(() => window.heard.push(say.textContent)).observe(say, { childList: true });
    });
    // A whole hand.
    for (let moves = 0; ; moves += 1) {
      await settled(anna, true);
      if (anna.seen.over || anna.seen.hand > hand) break;
      assert.ok(moves < 40, 'the hand does not end');
      if (moves > 0) {
        const now = await anna.page.evaluate(() => ({
          focus: document.activeElement.matches('.choices button, .hand button, .piles button'),
          heard: window.heard.splice(0).join(' '),
          asks: document.getElementById('room').dataset.asks,
        }));
        assert.ok(now.focus, 'the keyboard is where something is asked');
        assert.ok(now.asks !== '' && now.heard.includes(now.asks), `the question is heard: ${now.heard}, not ${now.asks}`);
      }
      const at = await asks(anna);
      // A number presses a button; where there is none it goes to the card that may be played.
      const chooses = await anna.page.evaluate(() => document.querySelectorAll('.choices button').length > 0);
      await anna.page.keyboard.press('1');
      if (!chooses) {
        const focused = () => document.activeElement.matches('.hand button, .piles button');
        await anna.page.keyboard.press('ArrowRight');
        await anna.page.keyboard.press('ArrowLeft');
        assert.ok(await anna.page.evaluate(focused), 'arrows go along the cards');
        await anna.page.keyboard.press('Enter');
      }
      await answered(anna, at);
    }
    // What the hand came to stands in the table of the sheet, which comes a little later.
    await anna.page.locator('#sheet tbody tr').first().waitFor();
    assert.equal(await anna.page.locator('#sheet tbody:not(table > *)').count(), 0, `${game}: rows beside the sheet`);
  }
});

visit('live tables keep nobody out', async (come) => {
  for (const [size, colorScheme] of [[PHONE, 'light'], [DESKTOP, 'dark']]) {
    const anna = await come({ name: 'Anna', script: true, size, colorScheme });
    // axe brings its own script.
    await wish(anna, { pace: 'none' });
    for (const [game, variant] of GAMES) {
      await anna.playNow(game, variant);
      await anna.cut();
      await settled(anna, true);
      await does(anna, anna.seen.moves[0]);
      await settled(anna, true);
      await audit(anna, 'after a move');
      await anna.page.locator('#say-something summary').click();
      await audit(anna, 'before something is said');
    }
  }
});

visit('a house that falls down in a hand is there again, and the page too', async () => {
  const [house, browser] = await Promise.all([startServer(), startBrowser()]);
  try {
    const anna = await Visitor.open(browser, house.url, { name: 'Anna', script: true });
    await wish(anna, { pace: 'none' });
    await anna.playNow('vidrasso', '300');
    await anna.cut();
    await mark(anna);
    for (let moves = 0; moves < 4; moves += 1) {
      await settled(anna, true);
      await does(anna, anna.seen.moves[0]);
    }
    await settled(anna, true);
    const before = anna.seen;
    await house.kill();
    await anna.page.waitForFunction(() => document.getElementById('alert').textContent !== '', null, PATIENCE);
    await house.again();
    await anna.page.waitForFunction(() => document.getElementById('alert').textContent === '', null, PATIENCE);
    anna.amiss = [];
    await settled(anna, true);
    assert.equal(anna.seen.at, before.at, 'no move is lost');
    assert.deepEqual(anna.seen.cards, before.cards);
    await does(anna, anna.seen.moves[0]);
    assert.ok(await anna.page.evaluate(() => window.marked), 'the page was not loaded anew');
  } finally {
    await browser.close();
    await house.stop();
  }
});
