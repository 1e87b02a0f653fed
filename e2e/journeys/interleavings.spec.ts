import { play, seenLines, serverLines, settle, type Play } from '../support/cart-play.ts';
import { openCart } from '../support/cart.ts';
import { createRandom } from '../support/random.ts';
import { expect, test } from '../support/test.ts';

/** `SEED=17` plays one of them again, `GAMES=200` plays more; 500 are played on the store and its view as unit tests. */
const GAMES = Number(process.env['GAMES'] ?? 12);
const SEEDS = process.env['SEED']
  ? [Number(process.env['SEED'])]
  : Array.from({ length: GAMES }, (_, index) => index + 1);

for (const seed of SEEDS) {
  test(`edits, removals, undos, failures, visits and reloads in random order end with server and view equal: seed ${seed} [CRT-01] [CRT-02] [CRT-07] @react`, async ({
    page,
  }) => {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const game: Play = { page, below, log: [], meant: new Map() };
    await openCart(page, 3);
    await play(game, 12);
    await settle(game);
    const told = game.log.join(', ');
    const server = await serverLines(page);
    expect(await seenLines(page), told).toEqual(server);
    for (const { id, quantity, isRemoved } of game.meant.values()) {
      const there = server.find((line) => line.id === id)?.quantity;
      expect(there, `line ${id}, ${told}`).toBe(isRemoved ? undefined : quantity);
    }
    const count = server.reduce((sum, line) => sum + line.quantity, 0);
    await expect(page.locator('.mini-cart-count')).toContainText(String(count));
  });
}
