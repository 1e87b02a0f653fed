import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '#runtime';
import '#runtime/ajax/restore.ts';
import '#runtime/navigation/visit.ts';
import { unmount } from '#runtime/islands/islands.ts';
import { isOurs } from '#runtime/navigation/entry.ts';
import { pageOf } from '#runtime/navigation/first-entry.ts';
import { current } from '#runtime/navigation/history.ts';
import type * as FullLoad from '#runtime/navigation/full-load.ts';
import { ajax } from '../../islands/ajax/index.ts';
import '../../islands/ajax/ajax.ts';
import { productList } from '../../islands/product-list/index.ts';
import '../../islands/product-list/product-list.ts';
import { pass } from '../support/cart.ts';
import { watchConsole } from '../support/console.ts';
import {
  choicesOf,
  createListShop,
  createTabHistory,
  writeListPage,
  type Ending,
} from '../support/list-shop.ts';
import { find, showPage } from '../support/page.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';

/** Seeds: `SEED=17` replays one of them, `SEEDS=2000` runs more. */
const SEEDS = chooseSeeds(300);

const mocks = vi.hoisted(() => ({ fullLoad: (_address: string | URL) => {} }));
vi.mock(
  '#runtime/navigation/full-load.ts',
  () =>
    ({
      fullLoad: (address: string | URL) => mocks.fullLoad(address),
    }) satisfies typeof FullLoad,
);

interface Scenario {
  below: (limit: number) => number;
  log: string[];
  hasFaults: boolean;
}

let scenario: Scenario;
const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const anyOf = <T>(list: readonly T[]): T | undefined => list[scenario.below(list.length || 1)];

const shop = () =>
  createListShop(() => {
    const { below, hasFaults } = scenario;
    const ending: Ending = hasFaults && below(4) === 0 ? (['error', 'dropped'] as const)[below(2)]! : 'well';
    return { delay: below(3) * below(200), ending };
  });

// Simulates a full load: the server's page for the address, in a document whose history begins with this
// entry.
function load(): void {
  unmount(document.body);
  const entry = isOurs(history.state) ? history.state : { page: Date.now(), scopes: {} };
  const { page, scopes } = entry;
  Object.assign(current, { page, scopes, shown: pageOf(location), isMoving: false, unscrolled: undefined });
  showPage(`<main data-page>${writeListPage(location.search)}</main>`);
  app.mount();
}

let tab: ReturnType<typeof createTabHistory>;

const MOVES: Record<string, () => unknown> = {
  tick: () => anyOf(all('input'))?.click(),
  chip: () => anyOf(all('.chip'))?.click(),
  back: () => tab.go(-1),
  forward: () => tab.go(1),
  retry: () => all('[role="alert"] button')[0]?.click(),
  wait: () => pass([0, 1, 40, 150, 500][scenario.below(5)]!),
};
const OFTEN = [
  'tick',
  'tick',
  'tick',
  'tick',
  'chip',
  'back',
  'back',
  'forward',
  'retry',
  'wait',
  'wait',
  'wait',
];

const checked = () =>
  Object.fromEntries(
    Object.keys(choicesOf('')).map((name) => [
      name,
      all<HTMLInputElement>(`[name="${name}"]`)
        .filter((box) => box.checked)
        .map(({ value }) => value),
    ]),
  );
const shown = (): unknown => JSON.parse(find('.shown').textContent!);

const app = start([productList, ajax]);

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  tab = createTabHistory();
  mocks.fullLoad = () => load();
});
afterEach(() => {
  unmount(document.body);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => vi.resetModules());

async function runScenario(seed: number): Promise<void> {
  const random = createRandom(seed);
  scenario = { log: [], hasFaults: true, below: (limit) => Math.floor(random() * limit) };
  for (let count = 4 + scenario.below(9); count > 0; count -= 1) {
    const name = anyOf(OFTEN)!;
    scenario.log.push(name);
    await MOVES[name]!();
    await pass(0);
  }
  // All actions are done, and requests in flight end.
  await pass(1_000);
  // Modules load in real time, which fake timers do not wait for.
  await vi.dynamicImportSettled();
  scenario.hasFaults = false;
  await pass(7_000);
}

test(
  'ticks, chips, Back, failures and delays in any order end with list, address and boxes equal [CAT-03] [CAT-04] [NAV-02] [NAV-11]',
  { timeout: 60_000 },
  async () => {
    scenario = { log: [], hasFaults: false, below: () => 0 };
    shop();
    load();
    await pass(1_000);
    for (const seed of SEEDS) {
      await runScenario(seed);
      const context = `seed ${seed}: ${scenario.log.join(', ')}`;
      const expected = choicesOf(location.search);
      expect(shown(), `list, ${context}`).toEqual(expected);
      expect(checked(), `boxes, ${context}`).toEqual(expected);
    }
  },
);
