// Pictures of the main screens, on a phone and on a desktop, in the light and in the dark, and the one of the README
// put together from three of them: `cargo xtask pictures`.

import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBrowser } from './lib/browser.js';
import { ROOT, startServer } from './lib/server.js';
import { begin, makeTable, takeSeat } from './lib/tables.js';
import { DESKTOP, PHONE, Visitor } from './lib/visitor.js';

const FOLDER = join(ROOT, 'target/pictures');

const LOOKS = [
  { look: 'phone-light', size: PHONE, colorScheme: 'light', lang: 'de', deviceScaleFactor: 2 },
  { look: 'phone-dark', size: PHONE, colorScheme: 'dark', lang: 'en', deviceScaleFactor: 2 },
  { look: 'desktop-light', size: DESKTOP, colorScheme: 'light', lang: 'en' },
  { look: 'desktop-dark', size: DESKTOP, colorScheme: 'dark', lang: 'de' },
];

/** Takes a picture of the window, and one of the whole page where there is more of it. */
async function take({ page }, look, name) {
  const start = join(FOLDER, `${name}-${look}`);
  await page.screenshot({ path: `${start}.png` });
  const more = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  if (more > 0) await page.screenshot({ path: `${start}-whole.png`, fullPage: true });
}

async function tour(browser, house, { look, ...eye }) {
  const anna = await Visitor.open(browser, house, eye);
  const ben = await Visitor.open(browser, house, eye);
  anna.name = 'Anna';
  ben.name = 'Ben';
  const shot = (who, name) => take(who, look, name);

  await anna.go('/me');
  await anna.page.getByLabel(anna.say('house-your-name')).fill('Anna');
  await anna.pressButton('house-save');
  await shot(anna, 'me');
  for (const game of ['vidrasso', 'vitou', 'stirnrunde']) {
    await anna.go(`/new/${game}`);
    await shot(anna, `form-${game}`);
  }

  // The middle of a hand, when some cards may not be played.
  await anna.playNow('vidrasso', '300');
  await shot(anna, 'lobby-bots');
  await anna.cut();
  await anna.wait();
  await shot(anna, 'vidrasso-trumps');
  await anna.playUntil(({ actions, illegal, over }) => (actions > 12 && illegal > 0) || over);
  await shot(anna, 'vidrasso');
  await anna.touchIllegal();
  await shot(anna, 'vidrasso-refused');

  // A raise on the table.
  await anna.playNow('vitou', 'morlino');
  await anna.cut();
  const raised = ({ moves, hand, over }) => moves.includes('fold') || hand > 4 || over;
  await anna.playUntil(raised, { prefers: (move) => move.startsWith('raise:') });
  await shot(anna, 'vitou');

  await anna.playNow('stirnrunde', 'standard');
  await anna.cut();
  await anna.playUntil(({ hand, actions, moves, over }) => (hand > 4 && /^play/.test(moves[0]) && actions > 9) || over);
  await shot(anna, 'stirnrunde');
  await anna.press(anna.page.locator('.hands a').first());
  await shot(anna, 'hand-over');
  await anna.go('/');
  await shot(anna, 'home');
  await anna.go('/fair');
  await shot(anna, 'fair');
  await anna.go('/nowhere');
  await shot(anna, 'trouble');

  // Two friends, up to the result.
  const table = await makeTable(anna, 'vitou', async (page) => {
    await page.getByText(anna.say('making-cason2'), { exact: true }).click();
  });
  await ben.go(table);
  await shot(ben, 'lobby-guest');
  await takeSeat(ben, table);
  await anna.reload();
  await shot(anna, 'lobby');
  await begin(anna, ben);
  await anna.pressButton('house-leave');
  await shot(anna, 'left');
  const boldly = (move) => /^(raise:(?!3$)|accept|agree)/.test(move);
  await ben.reload();
  await ben.playUntil(({ over }) => over, { prefers: boldly });
  await ben.go(table);
  await shot(ben, 'result');
  await Promise.all([anna.window.close(), ben.window.close()]);
}

/** The picture of the README: three tables side by side. */
async function together(browser) {
  const names = ['vidrasso-desktop-light', 'vitou-phone-light', 'stirnrunde-phone-dark'];
  const pictures = await Promise.all(names.map((name) => readFile(join(FOLDER, `${name}.png`), 'base64')));
  const page = await browser.newPage({ viewport: { width: 1720, height: 660 } });
  const images = pictures.map((data) => `<img height="640" alt="" src="data:image/png;base64,${data}">`);
  const style = 'display: flex; gap: 10px; width: max-content; margin: 0; padding: 10px; background: #8a938e';
  await page.setContent(`<body style="${style}">${images.join('')}</body>`);
  await page.locator('body').screenshot({ path: join(ROOT, 'docs/tables.png') });
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const [house, browser] = await Promise.all([startServer(), startBrowser()]);
try {
  for (const eye of LOOKS) await tour(browser, house.url, eye);
  await together(browser);
} finally {
  await browser.close();
  await house.stop();
}
console.log(`the pictures are in ${FOLDER}, and docs/tables.png is made of them`);
