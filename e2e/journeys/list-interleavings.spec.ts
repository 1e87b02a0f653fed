import type { Locator, Page } from '@playwright/test';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { expect, test, whenIdle, type Fault } from '../support/test.ts';

/**
 * Seeds: `SEED=17` repeats one, `SEEDS=50` runs more. The first goes back twice, removes a chip, and meets each
 * fault. A unit test runs 300.
 */
const SEEDS = chooseSeeds(1, 27);
const MOVES = 9;

const PLAIN: Fault = { match: 'GET /fr/catalog', times: 1 };
const FAULTS: Fault[] = [
  { ...PLAIN, delay: 300 },
  { ...PLAIN, status: 500 },
  { ...PLAIN, drop: true },
];

interface Scenario {
  page: Page;
  log: string[];
  below: (limit: number) => number;
}

// A box that an answer disables meanwhile, or a chip that it removes, is no failure of the page.
async function clickOne(choices: Locator, below: Scenario['below']): Promise<void> {
  const count = await choices.count();
  if (count === 0) return;
  const choice = choices.nth(below(count));
  await choice.click({ timeout: 1_000 }).catch(() => {});
}

const tick = ({ page, below }: Scenario) =>
  clickOne(page.locator('.filters input[type="checkbox"]:visible:enabled'), below);
const removeChip = ({ page, below }: Scenario) => clickOne(page.locator('.chips a'), below);

// Back before the first choice would leave the list. The browser moves some time after the call, so the move
// is awaited; the list that it requests is not.
const goBack = ({ page }: Scenario) =>
  page.evaluate(async () => {
    if (!location.search) return;
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });

const OFTEN = {
  tick: [tick, 5],
  chip: [removeChip, 1],
  back: [goBack, 2],
  wait: [({ page }: Scenario) => whenIdle(page), 2],
} as const;
const WEIGHTED = Object.entries(OFTEN).flatMap(([name, [move, weight]]) =>
  Array.from({ length: weight }, () => ({ name, move })),
);

/** Returns the list that the page shows: its count, the checked boxes, the names. */
const readList = (page: Page) =>
  page.evaluate(() => ({
    count: document.querySelector('#results')!.textContent!.trim(),
    ticked: [...document.querySelectorAll<HTMLInputElement>('.filters input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
    names: [...document.querySelectorAll('#list-results .card-name')].map(({ textContent }) => textContent),
  }));

test(`ticks, chips, Back, failures and delays in any order end with list, address and boxes equal: ${SEEDS.length} games [CAT-03] [CAT-04] [NAV-02] [NAV-11]`, async ({
  page,
  faults,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const seed of SEEDS) {
    const random = createRandom(seed);
    const scenario: Scenario = { page, log: [], below: (limit) => Math.floor(random() * limit) };
    await page.goto('/fr/catalog');
    await whenIdle(page);
    for (let count = 0; count < MOVES; count += 1) {
      const { name, move } = WEIGHTED[scenario.below(WEIGHTED.length)]!;
      const fault = FAULTS[scenario.below(FAULTS.length * 2)];
      scenario.log.push(fault ? `${name} with ${JSON.stringify(fault)}` : name);
      await faults(...(fault ? [fault] : []));
      await move(scenario);
    }
    await faults();
    await whenIdle(page);
    await other.goto(page.url());
    expect(await readList(page), `seed ${seed}: ${scenario.log.join(', ')}`).toEqual(await readList(other));
  }
  await other.context().close();
});
