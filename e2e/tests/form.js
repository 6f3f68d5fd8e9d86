// The form that makes a table.

import assert from 'node:assert/strict';
import { visit } from '../lib/house.js';

/** Chooses by touching what the choice is called. */
function choose(anna, group, choice) {
  return anna.page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }).click();
}

visit('what is wrong with a form is said beside its field', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'de' });
  const six = anna.page.getByRole('radio', { name: '6', exact: true });
  const dealer = anna.page.getByLabel(anna.say('making-dealer'), { exact: true });
  await anna.go('/new/stirnrunde');
  await choose(anna, anna.say('making-players'), '5');
  await anna.page.getByLabel(anna.say('making-hit'), { exact: true }).fill('25');
  await dealer.selectOption(anna.say('making-seat', { number: '6' }));
  await anna.pressButton('house-make-table');
  assert.equal(anna.seen.address, '/new/stirnrunde', 'no table was made');
  assert.equal(anna.seen.notice, anna.say('house-form-faults'));
  const fault = await dealer.evaluate((field) => field.getAttribute('aria-describedby').split(' ').at(-1));
  assert.equal(
    await anna.page.locator(`#${fault}`).innerText(),
    anna.say('making-wrong-seat', { players: '5' }),
  );
  assert.equal(await anna.page.getByLabel(anna.say('making-hit'), { exact: true }).inputValue(), '25');

  await choose(anna, anna.say('making-players'), '6');
  assert.ok(await six.isChecked());
  await anna.page.getByLabel(anna.say('house-fill-bots')).check();
  await anna.page.getByLabel(anna.say('house-your-name'), { exact: true }).fill('Anna');
  await anna.pressButton('house-make-table');
  assert.match(await anna.page.locator('ol.seats li').first().innerText(), /^Anna/, 'she is called as she wishes');
  await anna.cut();
  assert.equal(await anna.page.locator('.others > li').count(), 5, 'five others sit there');
});

visit('what is chosen in the forms can be played', async (come) => {
  const anna = await come({ name: 'Anna', lang: 'en' });
  const tables = [
    ['vidrasso', ['making-target', 'making-target-500'], ['making-chips', 'making-chips-on']],
    ['vitou', ['making-variant', 'making-cason'], ['making-signals', 'making-open']],
    ['stirnrunde', ['making-plan', 'making-own']],
  ];
  for (const [game, ...choices] of tables) {
    await anna.go(`/new/${game}`);
    for (const [group, choice] of choices) await choose(anna, anna.say(group), anna.say(choice));
    await anna.page.getByLabel(anna.say('house-fill-bots')).check();
    await anna.pressButton('house-make-table');
    await anna.cut();
    await anna.wait();
  }
});
