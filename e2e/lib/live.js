// Pages that run the script of the house: what they show, and when.

import { PATIENCE as LONGEST } from './visitor.js';

export const PATIENCE = { timeout: LONGEST };

/** Marks the page, so that loading it anew is noticed, and counts the states that are shown. */
export function mark({ page }) {
  return page.evaluate(() => {
    window.marked = true;
    window.states = 0;
    const counter = new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) window.states += node.id === 'room' ? 1 : 0;
      }
    });
    counter.observe(document.body, { childList: true });
  });
}

/** What the page shows once all that waited is shown. */
export async function settled(visitor, asked) {
  await visitor.page.waitForFunction(
    (wanted) => {
      const room = document.getElementById('room');
      const shown = !document.body.classList.contains('busy');
      return shown && (!wanted || room.dataset.asked === 'yes' || document.querySelector('.result'));
    },
    asked,
    PATIENCE,
  );
  return visitor.read();
}

export async function changes(visitor, before) {
  await visitor.page.waitForFunction((id) => document.getElementById('room').dataset.id !== id, before, PATIENCE);
}

export const id = ({ page }) => page.evaluate(() => document.getElementById('room').dataset.id);

/** Chooses how the tables are shown, by the names of the choices. */
export async function wish(visitor, wishes) {
  await visitor.go('/look');
  for (const [name, word] of Object.entries(wishes)) {
    await visitor.page.locator(`input[name=${name}][value=${word}]`).check();
  }
  await visitor.pressButton('house-save');
}

/** The moment that is asked about. */
export const asks = ({ page }) => page.locator('#move [name=at]').inputValue();

/** Waits until nothing is asked about this moment any more. Where all choose at once others may change the page first. */
export async function answered({ page }, at) {
  await page.waitForFunction(
    (before) => {
      const asked = document.getElementById('room').dataset.asked === 'yes';
      return !asked || document.querySelector('#move [name=at]').value !== before;
    },
    at,
    PATIENCE,
  );
}

/**
 * Does what a button says that sends a move, and waits until the page shows that it is done. The button is pressed in
 * one step with finding it: where all choose at once a state may come at any time, and whoever presses while one waits
 * only sees that.
 */
export async function does(visitor, move) {
  const at = await asks(visitor);
  const press = (value) => {
    const button = document.querySelector(`button[name=do][value="${value}"]`);
    if (!button || document.body.classList.contains('busy')) return false;
    button.focus();
    button.click();
    return true;
  };
  await visitor.page.waitForFunction(press, move, PATIENCE);
  await answered(visitor, at);
}

/** Notes in `moved` what of the table is in another place after a change of the same hand. */
export function watch({ page }) {
  return page.evaluate(() => {
    const PARTS = ['.bar', '.board', '.moment', '.hand', '.piles', '.others', '.stake', '.seat > .player', '.seat .backs', '.trick', '.own'];
    // In pixels: less is not seen.
    const MOST = 3;
    const places = () => {
      const parts = PARTS.flatMap((part) => [...document.querySelectorAll(part)].map((one, nth) => {
        // Not everybody has cards left.
        const seat = one.closest('.seat');
        return [`${part} ${seat ? [...document.querySelectorAll('.seat')].indexOf(seat) : nth}`, one];
      }));
      const boxes = parts.map(([name, one]) => [name, one.getBoundingClientRect()]);
      // What is not shown has no place.
      return new Map(boxes.filter(([, box]) => box.height > 0).map(([name, box]) => [name, box.top]));
    };
    const hand = () => Number(document.querySelector('#move [name=at]').value.split('.')[1]);
    // Whom the house misses, or whose time runs out, is said with the question: slow tests may keep others waiting.
    const pressed = () => document.querySelector('.gone, .hurry') !== null;
    const look = () => ({ hand: hand(), pressed: pressed(), at: places() });
    let last = look();
    window.moved = [];
    new MutationObserver(() => {
      const now = look();
      // Cards that are gone leave their places.
      for (const [part, top] of now.at) {
        const before = last.at.get(part);
        const same = now.hand === last.hand && now.pressed === last.pressed;
        if (same && before !== undefined && Math.abs(top - before) > MOST) {
          window.moved.push({ hand: now.hand, part, before, top, when: document.getElementById('moment').textContent });
        }
      }
      last = now;
    }).observe(document.body, { childList: true });
  });
}
