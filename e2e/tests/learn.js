// Guided first hands and words that explain themselves, all without script.

import assert from 'node:assert/strict';
import { audit } from '../lib/audit.js';
import { visit } from '../lib/house.js';
import { DESKTOP, PHONE } from '../lib/visitor.js';

/** Each guided hand, with the choices of its guide. */
const HANDS = {
  vidrasso: 'rank:3 gift:6D play:3C play:2C play:4C play:7C play:5D',
  vitou: 'play:8H raise:6 play:TC',
  cason: 'raise:6 play:TH play:QH play:TS',
  cason2: 'look go raise:3 play:9D play:JH play:TH',
  stirnrunde: 'bid:1 play:AD play:QC play:7S',
  forehead: 'bid:0 play:?',
};

const says = (anna) => anna.page.locator('.guide .says').innerText();

for (const [lang, size] of [['de', PHONE], ['en', DESKTOP]]) {
  visit(`a newcomer is guided through a first hand of each game (${lang})`, async (come) => {
    const anna = await come({ name: 'Anna', lang, size });
    await anna.go('/');
    await anna.press(anna.page.locator('a[href="/learn/vidrasso"]').first());
    for (const [hand, choices] of Object.entries(HANDS)) {
      await anna.go(`/learn/${hand}`);
      const sentences = new Set();
      for (const choice of choices.split(' ')) {
        const said = await says(anna);
        assert.equal(said.match(/[.!?](?=\s|$)/g)?.length, 1, `one sentence: ${said}`);
        sentences.add(said);
        await anna.move((move) => move === choice);
      }
      sentences.add(await says(anna));
      assert.equal(sentences.size, choices.split(' ').length + 1, `${hand} says something at every choice`);
      if (hand !== 'vidrasso') assert.ok((await says(anna)).startsWith(anna.say('learn-end')), hand);
    }
    await anna.press(anna.page.locator('.guide button.main'));
    assert.match(anna.seen.address, /^\/t\/\w+$/, 'a real table follows');
  });

  visit(`beside the guide's path the hand goes on (${lang})`, async (come) => {
    const anna = await come({ name: 'Anna', lang, size });
    await anna.go('/learn/stirnrunde');
    await anna.move((move) => move === 'bid:0');
    assert.ok(await anna.link('learn-back').isVisible());
    while (anna.seen.moves.length > 0) await anna.move();
    assert.ok((await says(anna)).includes(anna.say('learn-end')));
    await anna.press(anna.link('learn-back'));
    assert.ok(anna.seen.moves.includes('bid:1'), 'back where the path was left');
    const answer = await anna.go('/learn/stirnrunde?m=nonsense');
    assert.equal(answer.status(), 400);
    assert.equal(anna.seen.notice, anna.say('learn-bad'));
  });

  visit(`words on a table explain themselves without script (${lang})`, async (come) => {
    const anna = await come({ name: 'Anna', lang, size });
    await anna.playNow('vitou', 'cason');
    await anna.cut();
    const word = anna.page.locator('.ladder button.word').first();
    const meaning = anna.page.locator('#word-vito');
    assert.ok(!(await meaning.isVisible()));
    await word.focus();
    await anna.page.keyboard.press('Enter');
    assert.ok(await meaning.isVisible(), 'by the keyboard');
    assert.ok((await meaning.innerText()).includes(anna.say('rules-vt-saying-vito-about')));
    await anna.page.keyboard.press('Escape');
    assert.ok(!(await meaning.isVisible()));
    await anna.page.locator('button.help').click();
    assert.ok((await anna.page.locator('#help').innerText()).includes(anna.say('house-help-now')));
    // From there each word has its explanation, also those that stand on buttons which do something else.
    const targets = (buttons) => buttons.map((button) => button.getAttribute('popovertarget'));
    const opened = await anna.page.locator('#help button.word').evaluateAll(targets);
    const explained = await anna.page.locator('.explained .explanation').evaluateAll((all) => all.map(({ id }) => id));
    assert.deepEqual(explained.filter((id) => !opened.includes(id)), []);
    await anna.page.locator('#help button.word').last().click();
    assert.ok(await anna.page.locator(`#${opened.at(-1)}`).isVisible());
    await anna.page.locator(`#${opened.at(-1)} button`).click();
    assert.ok(!(await anna.page.locator(`#${opened.at(-1)}`).isVisible()));
    assert.ok(await anna.page.locator('#help').isVisible(), 'the rules are still there');
    await anna.page.locator('#help button[popovertargetaction=hide]').click();
    assert.ok(!(await anna.page.locator('#help').isVisible()));
  });
}

visit('guided hands keep nobody out', async (come) => {
  for (const eye of [{ size: PHONE, colorScheme: 'light' }, { size: DESKTOP, colorScheme: 'dark', lang: 'en' }]) {
    const anna = await come({ name: 'Anna', tools: true, ...eye });
    await anna.go('/learn');
    await audit(anna, 'all guided hands');
    for (const [hand, choices] of Object.entries(HANDS)) {
      const made = choices.split(' ');
      await anna.go(`/learn/${hand}?m=${made.slice(0, 1).join(',')}`);
      await audit(anna, 'a guided hand');
      await anna.go(`/learn/${hand}?m=${made.join(',')}`);
      await audit(anna, 'its end');
    }
    await anna.page.locator('button.help').click();
    await audit(anna, 'the rules of the moment');
  }
});
