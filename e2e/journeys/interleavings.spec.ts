import { play, seenLines, serverLines, complete, type Play } from '../support/cart-play.ts';
import { openCart } from '../support/cart.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { expect, test } from '../support/test.ts';

/** `SEED=17` plays one of them again, `SEEDS=200` plays more; store and view play 60 as unit tests. */
const SEEDS = chooseSeeds(1);

for (const seed of SEEDS) {
  test(`edits, removals, undos, failures, visits and reloads in random order end with server and view equal: seed ${seed} [CRT-01] [CRT-02] [CRT-07] @react`, async ({
    page,
  }) => {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const game: Play = { page, below, log: [], meant: new Map(), shown: new Map() };
    await openCart(page, 3);
    await play(game, 12);
    await complete(game);
    const reported = game.log.join(', ');
    const server = await serverLines(page);
    expect(await seenLines(page), reported).toEqual(server);
    for (const { key, quantity, isRemoved } of game.meant.values()) {
      const there = server.find((line) => line.key === key)?.quantity;
      expect(there, `line ${key}, ${reported}`).toBe(isRemoved ? undefined : quantity);
    }
    const count = server.reduce((sum, line) => sum + line.quantity, 0);
    await expect(page.locator('.mini-cart-count')).toContainText(String(count));
  });
}
