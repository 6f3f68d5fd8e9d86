// Nothing is cut off: the main pages in their largest states, on the smallest phone and on a desktop.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { does, settled, wish } from '../lib/live.js';
import { makeTable } from '../lib/tables.js';
import { DESKTOP } from '../lib/visitor.js';

const SMALL = { width: 360, height: 640 };
const LARGER_PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const GAMES = ['vidrasso', 'vitou', 'stirnrunde'];
const PAGES = [
  ...['/', '/fair', '/me', '/look', '/rules', '/nowhere', '/learn'],
  ...GAMES.flatMap((game) => [`/rules/${game}`, `/new/${game}`, `/learn/${game}`]),
];

/** Guided hands, as far as their guides lead. */
const GUIDED = {
  vidrasso: ['rank:3', 'gift:6D', 'play:3C', 'play:2C'],
  vitou: ['play:8H', 'raise:6'],
  cason: ['raise:6', 'play:TH', 'play:QH'],
  cason2: ['look', 'go', 'raise:3', 'play:9D'],
  stirnrunde: ['bid:1', 'play:AD', 'play:QC'],
  forehead: ['bid:0'],
};

/**
 * What does not fit: text that its box cuts off or that is too small, what sticks out of the window or its box, what is
 * too small for a thumb, and what of a table lies below its window or below the question. Names alone may be cut short.
 */
function misfits() {
  const found = [];
  const say = (what, by, one) => found.push(`${what} by ${Math.round(by)}: ${one.outerHTML.slice(0, 120)}`);
  for (const one of document.body.querySelectorAll('*')) {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const unseen = box.width === 0 || style.visibility === 'hidden' || one.closest('.for-ear, .symbols, svg');
    if (unseen) continue;
    const more = one.scrollWidth - one.clientWidth;
    const scrolls = one.closest('.scroll, pre');
    if (one === scrolls && more > 1) say('has to be scrolled sideways', more, one);
    const text = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
    const tiny = 12 - parseFloat(style.fontSize);
    if (text && tiny > 0 && !one.closest('.card')) say('small print', tiny, one);
    if (one.matches('a:not(.button, .ruling)')) {
      const around = [...one.parentElement.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const alone = around.every((node) => node.data.trim().length < 3);
      if (alone && box.height < 36) say('low', 36 - box.height, one);
    }
    const cuts = /hidden|clip/.test(style.overflowX) && !one.matches('input, select, #table, .name, .scores *');
    if (cuts && more > 1) say('cut off', more, one);
    const out = Math.max(box.right - innerWidth, -box.left);
    if (out > 1 && !scrolls) say('out of the window', out, one);
    if (one.matches('button:not(.word, .help, .plain), .button, summary, select, .bar > a')) {
      // Thirteen choices and what the guide says of them have to be in sight together.
      const least = one.closest('.learning .choices') ? 36 : 40;
      const low = least - box.height;
      if (low > 0.5) say('low', low, one);
    }
  }
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const moment = document.querySelector('.moment')?.getBoundingClientRect();
  const hand = document.querySelector('.hand')?.getBoundingClientRect();
  if (board && moment && scrollY === 0) {
    const inside = Math.max(...[...document.querySelectorAll('.board *')].map((one) => one.getBoundingClientRect().bottom));
    if (inside - moment.top > 1) say('under the question', inside - moment.top, document.querySelector('.moment'));
    if (hand.bottom - innerHeight > 1) say('below the window', hand.bottom - innerHeight, document.querySelector('.hand'));
  }
  return found;
}

async function fits(one, where) {
  assert.deepEqual(await one.page.evaluate(misfits), [], `${where}, ${one.seen.address} at ${one.page.viewportSize().width}`);
}

for (const [size, lang, colorScheme] of [[LARGER_PHONE, 'en', 'dark'], [TABLET, 'de', 'light']]) {
  visit(`pages fit (${size.width} px)`, async (come) => {
    const anna = await come({ name: 'Anna', size, lang, colorScheme, script: true });
    for (const path of PAGES) {
      await anna.go(path);
      await fits(anna, 'a page');
    }
  });
}

for (const [size, lang] of [[SMALL, 'de'], [SMALL, 'en'], [DESKTOP, 'de']]) {
  visit(`what a guide says, the table and what can be done fit together (${size.width} px, ${lang})`, async (come) => {
    const anna = await come({ name: 'Anna', size, lang, tools: true });
    for (const [hand, choices] of Object.entries(GUIDED)) {
      for (let made = 0; made <= choices.length; made += 1) {
        await anna.go(`/learn/${hand}?m=${choices.slice(0, made).join(',')}`);
        await fits(anna, 'a guided hand');
      }
    }
  });
}

for (const [size, lang] of [[SMALL, 'de'], [DESKTOP, 'en']]) {
  visit(`nothing is cut off (${size.width} px)`, async (come) => {
    const anna = await come({ name: 'Anna', size, lang, script: true });
    await wish(anna, { pace: 'none' });
    for (const path of PAGES) {
      await anna.go(path);
      await fits(anna, 'a page');
    }
    for (const variant of ['morlino', 'cason', 'cason2']) {
      await anna.playNow('vitou', variant);
      await fits(anna, 'the lobby');
      await anna.cut();
      for (let moves = 0; moves < 3; moves += 1) {
        await settled(anna, true);
        if (anna.seen.over) break;
        await fits(anna, variant);
        await does(anna, anna.seen.moves.find((move) => move.startsWith('raise')) ?? anna.seen.moves[0]);
      }
    }
    await anna.playNow('vidrasso', '300');
    await anna.cut();
    for (let moves = 0; moves < 4; moves += 1) {
      await settled(anna, true);
      await fits(anna, 'vidrasso');
      await does(anna, anna.seen.moves[0]);
    }
    await makeTable(anna, 'stirnrunde', async (page) => {
      await page.locator('label[for=stirnrunde-players-6]').click();
      await page.locator('[name=bots]').check();
    });
    await anna.cut();
    // Up to rounds of some cards.
    for (let moves = 0; moves < 7; moves += 1) {
      await settled(anna, true);
      await fits(anna, 'stirnrunde');
      await does(anna, anna.seen.moves[0]);
    }
  });
}
