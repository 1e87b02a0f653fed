import { afterAll, expect, test, vi } from 'vitest';
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
import { find, goTo, showPage } from '../support/page.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../support/properties.ts';

const mocks = vi.hoisted(() => ({ fullLoad: (_address: string | URL) => {} }));
vi.mock(
  '#runtime/navigation/full-load.ts',
  () =>
    ({
      fullLoad: (address: string | URL) => mocks.fullLoad(address),
    }) satisfies typeof FullLoad,
);

/** The delay and the outcome of each request. */
type Reply = Readonly<{ delay: number; ending: Ending }>;

interface Scenario {
  tab: ReturnType<typeof createTabHistory>;
  hasFaults: boolean;
}

const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)];
const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];

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

const at = fc.nat(9);
const nothing = fc.constant(undefined);
const steps = stepsOf<Scenario>(
  [
    [4, step<Scenario, number>('tick', at, (_, index) => pick(all('input'), index)?.click())],
    [1, step<Scenario, number>('chip', at, (_, index) => pick(all('.chip'), index)?.click())],
    [2, step<Scenario, undefined>('back', nothing, ({ tab }) => tab.go(-1))],
    [1, step<Scenario, undefined>('forward', nothing, ({ tab }) => tab.go(1))],
    [1, step<Scenario, undefined>('retry', nothing, () => all('[role="alert"] button')[0]?.click())],
    [3, step('wait', fc.constantFrom(0, 1, 40, 150, 500), (_: Scenario, milliseconds) => pass(milliseconds))],
  ],
  18,
);
const replies = fc.array(
  fc.record<Reply>({
    delay: fc.oneof(fc.constant(0), fc.nat(400)),
    ending: fc.constantFrom('well', 'well', 'well', 'well', 'well', 'well', 'error', 'dropped'),
  }),
  { minLength: 24, maxLength: 24 },
);

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

function openList(): void {
  watchConsole();
  vi.useFakeTimers();
  goTo('/fr/catalog');
  mocks.fullLoad = () => load();
}

function leaveList(): void {
  unmount(document.body);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

afterAll(() => vi.resetModules());

/** Runs a scenario, and lets all requests end before the faults. */
async function runScenario(
  sequence: Parameters<typeof runSteps<Scenario>>[1],
  given: readonly Reply[],
): Promise<void> {
  const draw = drawFrom(given, { delay: 0, ending: 'well' });
  const scenario: Scenario = { tab: createTabHistory(), hasFaults: true };
  createListShop(() => {
    const reply = draw();
    return scenario.hasFaults ? reply : { ...reply, ending: 'well' };
  });
  load();
  await pass(1_000);
  await runSteps(scenario, sequence);
  await pass(1_000);
  // Modules load in real time, which fake timers do not wait for.
  await vi.dynamicImportSettled();
  scenario.hasFaults = false;
  await pass(7_000);
}

test('ticks, chips, Back, failures and delays in any order end with list, address and boxes equal [CAT-03] [CAT-04] [NAV-02] [NAV-11]', async () => {
  const property = fc.asyncProperty(steps, replies, async (sequence, given) => {
    await runScenario(sequence, given);
    const expected = choicesOf(location.search);
    expect(shown(), 'list').toEqual(expected);
    expect(checked(), 'boxes').toEqual(expected);
  });
  await fc.assert(property.beforeEach(openList).afterEach(leaveList), { numRuns: runs(300) });
});
