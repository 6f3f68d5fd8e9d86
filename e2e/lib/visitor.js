// A person at a browser, usually one that runs no script: reads pages, follows links, presses buttons, plays cards.

import assert from 'node:assert/strict';
import { say } from './words.js';

/** The two sizes all pages have to fit. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** How many milliseconds anything may take: machines that test are busy. */
export const PATIENCE = 60_000;

const TAGS = { de: 'de-DE', en: 'en-GB' };

// Cards in a hand overlap: only their upper left corner is sure to be seen.
const CORNER = { x: 9, y: 12 };

export class Visitor {
  /**
   * Opens a browser window of its own, as a person no page knows yet. With `tools` the browser runs script, which axe
   * needs, but none of the house; with `script` also that.
   */
  static async open(browser, house, { name = 'Visitor', lang = 'de', size = PHONE, tools = false, script = false, ...context } = {}) {
    const window = await browser.newContext({
      baseURL: house,
      javaScriptEnabled: tools || script,
      // Motion is not what tests look at.
      reducedMotion: 'reduce',
      locale: TAGS[lang],
      viewport: size,
      ...context,
    });
    window.setDefaultTimeout(PATIENCE);
    if (tools) await window.route('**/*.js', (route) => route.abort());
    return new Visitor(window, await window.newPage(), name, lang, house);
  }

  constructor(window, page, name, lang, house) {
    Object.assign(this, { window, page, name, lang, house });
    // What a page fetches besides itself has to be there and to come from the house.
    this.amiss = [];
    page.on('response', (response) => {
      const url = response.url();
      const beside = !response.request().isNavigationRequest();
      if (!url.startsWith(`${house}/`) || (beside && response.status() >= 400)) {
        this.amiss.push(`${url} (${response.status()})`);
      }
    });
  }

  /** A text of the house in the visitor's language. */
  say(id, args) {
    return say(this.lang, id, args);
  }

  /** Opens an address of the house; returns the answer. */
  async go(path) {
    const answer = await this.page.goto(path);
    await this.read();
    return answer;
  }

  /** Loads the page again. */
  async reload() {
    await this.page.reload({ waitUntil: 'domcontentloaded' });
    return this.read();
  }

  async back() {
    await this.page.goBack({ waitUntil: 'domcontentloaded' });
    return this.read();
  }

  /** Presses something that leads to another page, and reads that. */
  async press(target, options) {
    const arrived = this.page.waitForEvent('domcontentloaded');
    // A press that fails says more than the wait for the page that it did not bring.
    arrived.catch(() => {});
    await target.click(options);
    await arrived;
    return this.read();
  }

  /** Presses the one button that is called so. */
  pressButton(id, within = this.page) {
    return this.press(this.button(id, within));
  }

  button(id, within = this.page) {
    return within.getByRole('button', { name: this.say(id), exact: true });
  }

  link(id, within = this.page) {
    return within.getByRole('link', { name: this.say(id), exact: true });
  }

  /** The part of the page under a heading. */
  part(name) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /**
   * Reads the page: what the tests ask about, among it the moves that may be made, as the buttons send them, and the
   * cards in the own hand, by their names and as signs such as 9♥. Every page that anybody sees has to fit its
   * window.
   */
  async read() {
    assert.ok(this.page.url().startsWith(this.house), `the house does not answer: ${this.page.url()}`);
    const seen = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth, lang } = document.documentElement;
      const text = (found) => found?.textContent.replace(/\s+/g, ' ').trim() ?? '';
      const texts = (selector) => [...document.querySelectorAll(selector)].map(text);
      const at = document.querySelector('#move [name=at]')?.value;
      const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };
      return {
        address: location.pathname,
        wide: scrollWidth - clientWidth,
        lang,
        heading: text(document.querySelector('h1')),
        home: document.querySelector('a[href="/"]') !== null,
        notice: texts('[role=alert]').filter(Boolean).join(' '),
        at,
        hand: Number(at?.split('.')[1]),
        actions: Number(at?.split('.')[2]),
        moves: [...document.querySelectorAll('button[name=do]:not(.illegal)')].map((button) => button.value),
        illegal: document.querySelectorAll('button[name=do].illegal').length,
        over: document.querySelector('.result') !== null,
        moment: text(document.querySelector('#moment')),
        log: texts('.log li'),
        rows: document.querySelectorAll('.beside table.sheet tbody tr').length,
        commitment: /\b[0-9a-f]{64}\b/.exec(texts('.fairness p').join(' '))?.[0],
        away: document.querySelector('form[action$="/return"]') !== null,
        cards: [...document.querySelectorAll('.hand .card:not(.back)')].map((card) => {
          const suit = Object.keys(SIGNS).find((name) => card.classList.contains(name));
          const index = text(card.querySelector('.index'));
          return { name: card.getAttribute('aria-label'), sign: index + SIGNS[suit] };
        }),
      };
    });
    assert.ok(seen.wide <= 0, `${seen.address} sticks out of the window by ${seen.wide} px`);
    assert.equal(seen.lang, this.lang, `${seen.address} is in another language`);
    assert.notEqual(seen.heading, '', `${seen.address} has no heading`);
    assert.deepEqual(this.amiss, [], `${seen.address} needs what is not there`);
    this.seen = seen;
    return seen;
  }

  /** Makes a table against bots with one press on the home page. */
  async playNow(game, variant) {
    await this.go('/');
    const games = this.part(this.say(`game-${game}`));
    await this.press(games.locator(`button[value="${variant}"]`));
  }

  /** Cuts, before the cards are dealt. */
  async cut(text) {
    if (text !== undefined) await this.page.locator('#cut-text').fill(text);
    return this.press(this.page.locator('form[action$="/ready"] button'));
  }

  /** Waits for the others at a table by looking again and again, as one does without script. */
  async wait(until = (seen) => seen.moves.length > 0 || seen.over) {
    const patience = AbortSignal.timeout(PATIENCE);
    while (!until(this.seen)) {
      assert.ok(!patience.aborted, `nothing happens at ${this.seen.address}: ${this.seen.moment}`);
      await this.page.waitForTimeout(100);
      await this.reload();
    }
    return this.seen;
  }

  /** Makes a move: the first there is, or the first of those that are preferred. */
  async move(prefers = () => false) {
    const move = this.seen.moves.find(prefers) ?? this.seen.moves[0];
    // In Stirnrunde one may hold a card twice.
    const button = this.page.locator(`button[name=do][value="${move}"]`).first();
    await this.press(button, /^(play|gift):/.test(move) ? { position: CORNER } : {});
    assert.equal(this.seen.notice, '', `${move} was offered and not taken`);
    return move;
  }

  /** Touches a card that may not be played. */
  touchIllegal() {
    return this.press(this.page.locator('button[name=do].illegal').first(), { position: CORNER });
  }

  /** Plays on, waiting for the others, until something is so; `each` is called before every move. */
  async playUntil(done, { prefers, each } = {}) {
    for (let moves = 0; !done(await this.wait()); moves += 1) {
      assert.ok(moves < 400, 'the game does not end');
      await each?.();
      await this.move(prefers);
    }
    return this.seen;
  }
}
