import {
  openOrder,
  runOrderMoves,
  recoverOrder,
  viewOrder,
  type OrderScenario,
} from '../support/checkout-scenario.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { addToCart } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/**
 * Seeds: `SEED=17` repeats one, `SEEDS=40` runs more. The first has failures of writes and of readings, a visit and
 * a reload. Unit tests of island and store run 60.
 */
const SEEDS = chooseSeeds(1, 51);
const MOVES = 14;

for (const seed of SEEDS) {
  test(`choices, typing, late answers, failures, Back and reloads in random order end with server and form equal, and nothing typed is lost: seed ${seed} [CHK-01] [CHK-05] [CHK-09] @react`, async ({
    page,
    browser,
  }) => {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const scenario: OrderScenario = { page, below, log: [], typed: new Map() };
    await page.goto('/fr');
    await addToCart(page);
    await openOrder(page);
    await runOrderMoves(scenario, MOVES);
    await recoverOrder(scenario);
    const context = `seed ${seed}: ${scenario.log.join(', ')}`;
    const fresh = await browser.newContext({ storageState: await page.context().storageState() });
    const server = await fresh.newPage();
    await server.goto('/fr/checkout');
    expect(await viewOrder(page), context).toEqual(await viewOrder(server));
    await fresh.close();
    for (const [name, value] of scenario.typed)
      await expect(page.locator(`.order-form [name="${name}"]`), `${name}, ${context}`).toHaveValue(value);
  });
}
