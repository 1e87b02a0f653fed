import { openOrder, playOrder, resolveOrder, viewOrder, type OrderPlay } from '../support/checkout-play.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** `SEED=17` plays one of them again, `SEEDS=40` plays more; island and store play 60 as unit tests. */
const SEEDS = chooseSeeds(1);
const MOVES = 14;

for (const seed of SEEDS) {
  test(`choices, typing, late answers, failures, Back and reloads in random order end with server and form equal, and nothing typed is lost: seed ${seed} [CHK-01] [CHK-05] [CHK-09] @react`, async ({
    page,
    browser,
  }) => {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const game: OrderPlay = { page, below, log: [], typed: new Map() };
    await page.goto('/fr');
    await addToCart(page);
    await openOrder(page);
    await playOrder(game, MOVES);
    await resolveOrder(game);
    const reported = `seed ${seed}: ${game.log.join(', ')}`;
    const fresh = await browser.newContext({ storageState: await page.context().storageState() });
    const server = await fresh.newPage();
    await server.goto('/fr/checkout');
    expect(await viewOrder(page), reported).toEqual(await viewOrder(server));
    await fresh.close();
    for (const [name, value] of game.typed)
      await expect(page.locator(`.order-form [name="${name}"]`), `${name}, ${reported}`).toHaveValue(value);
  });
}
