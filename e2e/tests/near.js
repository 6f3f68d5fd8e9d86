// Vitou one point from the end (VT-8, VT-9), by four people who raise and give up until the score is there: how a hand
// that is given up counts does not hang on the cards.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';
import { settled, watch, wish } from '../lib/live.js';
import { makeTable } from '../lib/tables.js';
import { DESKTOP, PATIENCE, PHONE } from '../lib/visitor.js';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];
const CORNER = { x: 9, y: 12 };

visit('twenty points, and twenty all', async (come) => {
  const people = [];
  for (const [seat, name] of NAMES.entries()) {
    people.push(await come({ name, lang: seat % 2 ? 'en' : 'de', size: seat % 2 ? DESKTOP : PHONE }));
  }
  await sit(people);
  const eyes = await watchers(people, come);

  // The side that leads raises up to 12 and gets 6, at the end 1 for 3; who leads changes with every hand.
  const near = () => Math.max(...people[0].totals) >= 20;
  for (let hands = 0; ; hands += 1) {
    assert.ok(hands < 12, `20 points are not reached: ${people[0].totals}`);
    const leader = await due(people);
    if (near()) break;
    const points = await totals(people[leader]);
    const steps = points[0] <= 14 ? ['raise:3', 'raise:6', 'raise:12'] : ['raise:3'];
    for (const [nth, step] of steps.entries()) {
      const raiser = people[(leader + nth) % 4];
      await raiser.reload();
      await act(raiser, step);
      await act(raiser, raiser.seen.moves.find((move) => move.startsWith('play:')));
    }
    const last = people[(leader + steps.length) % 4];
    await last.reload();
    await act(last, 'fold');
    await Promise.all(people.map((one) => totals(one)));
  }
  assert.deepEqual([...people[0].totals].sort(), [19, 20]);

  await oneSideNear(people);
  await Promise.all(people.map((one) => totals(one)));
  assert.deepEqual(people[0].totals, [20, 20]);
  await bothNear(people);
  for (const eye of eyes) {
    await settled(eye);
    assert.deepEqual(await eye.page.evaluate(() => window.moved), [], `${eye.name} on a small screen`);
  }
});

/** One of each side with a second, small page that keeps itself up to date: nothing may move there. */
async function watchers(people, come) {
  const eyes = [];
  for (const { window, name, lang, seen } of people.slice(0, 2)) {
    const storageState = await window.storageState();
    const eye = await come({ name, lang, size: { width: 360, height: 640 }, script: true, storageState });
    await wish(eye, { pace: 'none' });
    await eye.go(seen.address);
    await watch(eye);
    eyes.push(eye);
  }
  return eyes;
}

/** They take their seats at a new table and cut. */
async function sit(people) {
  const table = await makeTable(people[0], 'vitou');
  for (const [seat, guest] of people.entries()) {
    if (seat === 0) continue;
    await guest.go(table);
    const free = guest.page.locator(`form[action$="/sit"]:has([name=seat][value="${seat}"])`);
    await free.getByLabel(guest.say('house-your-name')).fill(guest.name);
    await guest.press(free.locator('button'));
  }
  for (const one of people) {
    await one.reload();
    await one.cut(one.name);
  }
  await Promise.all(people.map((one) => totals(one)));
}

/** The one side at 20 sees all its cards, talks alone, decides; the other only waits. */
async function oneSideNear(people) {
  const first = await due(people);
  const [partner, ...others] = [2, 1, 3].map((steps) => people[(first + steps) % 4]);
  const decider = people[first];
  assert.deepEqual([...decider.seen.moves].sort(), ['ask', 'go', 'throw']);
  for (const [one, other] of [[decider, partner], [partner, decider]]) {
    await one.reload();
    await other.reload();
    const shown = await shownCards(one);
    assert.equal(shown.length, 3);
    assert.deepEqual([...shown].sort(), await cardCodes(other), `${one.name} sees the cards of ${other.name}`);
  }
  for (const other of others) {
    await other.reload();
    assert.deepEqual(await shownCards(other), [], `${other.name} sees no hand`);
    assert.equal(await other.page.locator('.confer').count(), 0);
    assert.deepEqual(other.seen.moves, []);
  }

  await decider.page.locator('.confer summary').click();
  const phrase = decider.page.locator('.confer .private button').first();
  const word = await phrase.getAttribute('value');
  await decider.press(phrase);
  const said = (one) => one.seen.log.filter((line) => line.endsWith(`: ${one.say(`phrase-${word}`)}`)).length;
  for (const one of people) await one.reload();
  assert.equal(said(partner), 1, 'the partner hears it');
  assert.deepEqual(others.map(said), [0, 0], 'the others do not');

  await act(decider, 'ask');
  await partner.reload();
  assert.deepEqual([...partner.seen.moves].sort(), ['go', 'throw'], 'it does not go back');
  await act(partner, 'throw');
}

/** Both at 20: no raises, no signals; cards one after the other until somebody wants to play; then to the end. */
async function bothNear(people) {
  let first = await due(people);
  const [one, next, third] = [0, 1, 2].map((steps) => people[(first + steps) % 4]);
  assert.deepEqual([...one.seen.moves].sort(), ['go', 'pass']);
  assert.equal(one.seen.cards.length, 3);
  await third.reload();
  assert.deepEqual(third.seen.cards, [], 'who is not asked yet has no cards');
  await act(one, 'pass');
  await next.reload();
  assert.equal(next.seen.cards.length, 3);
  await act(next, 'go');
  for (let moves = 0; ; moves += 1) {
    assert.ok(moves < 200, 'the match does not end');
    const seat = await due(people);
    if (people[0].seen.over) break;
    const { moves: may, moment } = people[seat].seen;
    assert.ok(may.every((move) => /^(play:|go$|pass$)/.test(move)), `${may} at: ${moment}`);
    for (const who of people) assert.equal(await who.page.locator('button[name=signal]').count(), 0, 'no signals');
    await act(people[seat], may.find((move) => move !== 'pass'));
  }
  for (const who of people) {
    await who.reload();
    assert.ok(who.seen.over);
  }
  assert.ok(Math.max(...(await totals(people[0]))) > 20);
}

/** The seat that is asked for something; the first, when the match is over. */
async function due(people) {
  const patience = AbortSignal.timeout(PATIENCE);
  for (;;) {
    for (const [seat, one] of people.entries()) {
      await one.reload();
      if (one.seen.moves.length > 0 || one.seen.over) return seat;
    }
    assert.ok(!patience.aborted, `nobody is asked: ${people[0].seen.moment}`);
  }
}

async function act(one, move) {
  assert.ok(one.seen.moves.includes(move), `${one.name} may not ${move}, only ${one.seen.moves}`);
  const button = one.page.locator(`button[name=do][value="${move}"]`).first();
  await one.press(button, move.startsWith('play:') ? { position: CORNER } : {});
  assert.equal(one.seen.notice, '', `${move} was offered and not taken`);
}

/** The points of both sides, the own first, as the page has them. */
async function totals(one) {
  await one.reload();
  const texts = await one.page.locator('.scores b').allTextContents();
  one.totals = texts.map(Number);
  return one.totals;
}

const codes = (cards) => cards.map((card) => card.dataset.card);

function shownCards({ page }) {
  return page.locator('.shown .card').evaluateAll(codes);
}

async function cardCodes({ page }) {
  return (await page.locator('.hand .card').evaluateAll(codes)).sort();
}
