// How friends come to a table.

import assert from 'node:assert/strict';

/** Makes a table by the form; `fill` sets what is not as usual. Returns the table's address. */
export async function makeTable(host, game, fill = async () => {}) {
  await host.go('/');
  await host.press(host.link('house-with-friends', host.part(host.say(`game-${game}`))));
  await fill(host.page);
  await host.pressButton('house-make-table');
  assert.match(host.seen.address, /^\/t\/\w+$/);
  return host.seen.address;
}

/** Opens the link and takes the free seat under the own name. */
export async function takeSeat(guest, table) {
  await guest.go(table);
  await guest.page.getByLabel(guest.say('house-your-name')).fill(guest.name);
  await guest.pressButton('house-sit-here');
}

/** Both cut, and the cards are dealt. */
export async function begin(host, guest) {
  await host.reload();
  await host.cut(host.name);
  await guest.reload();
  await guest.cut(guest.name);
  await host.reload();
}

/** A match of two friends that has begun. */
export async function sitDown(host, guest, game) {
  const table = await makeTable(host, game);
  await takeSeat(guest, table);
  await begin(host, guest);
  return table;
}

/** Who of them is asked first, and who second. */
export function inTurn(...people) {
  return people.sort((one, other) => (other.seen.moves.length > 0) - (one.seen.moves.length > 0));
}
