import { afterEach, expect, test, vi } from 'vitest';
import { pass } from '../support/cart.ts';
import { watchConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { drawFrom, fc, runs, runSteps } from '../support/properties.ts';
import { createShopServer, type ShopServer } from '../support/shop-server.ts';
import {
  membershipsOf,
  openTab,
  passRealTime,
  shopSteps,
  VARIANTS,
  type ShopScenario,
  type Tab,
} from './shop-scenario.ts';

let opened: Tab[] = [];
/** False after a failure: the next run needs tabs without its rests. */
let areUsable = false;
let scenarios = 0;

async function closeTabs(): Promise<void> {
  for (const { hide } of opened) hide();
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

async function openTabs(): Promise<void> {
  if (areUsable) return;
  if (opened.length > 0) await closeTabs();
  watchConsole();
  vi.useFakeTimers();
  showPage('');
  opened = [await openTab(), await openTab()];
}

afterEach(closeTabs);

/** Simulates a new read of the tab's page. */
function read(tab: Tab, server: ShopServer): void {
  tab.cart.recordRefetch();
  tab.cart.takeLines(server.cart.lines());
  tab.lists.recordListsRefetch();
  for (const list of server.lists.lists()) tab.lists.takeList(list);
  for (const variant of VARIANTS) membershipsOf(tab, server, variant);
}

const isWriting = ({ lists, cart }: Tab) =>
  lists.$wishlists.get().writing > 0 ||
  Object.values(cart.$cart.get().pending).some(({ phase }) => phase !== 'failed');

async function waitForWrites(tabs: readonly Tab[]): Promise<void> {
  let idle = 0;
  for (const { cart, lists } of tabs)
    void Promise.all([cart.cartIdle(), lists.listsIdle()]).then(() => (idle += 1));
  for (let tries = 0; tries < 2_000; tries += 1) {
    await pass(50);
    await passRealTime();
    if (idle >= tabs.length && !tabs.some(isWriting)) return;
  }
  throw new Error('The writes never end.');
}

/** Returns the displayed state of cart and lists, and the pending writes. */
const seen = (tab: Tab, server: ShopServer) => ({
  count: tab.cart.$cart.get().summary?.ItemsCount,
  lines: tab.cart.$cart.get().lines.map(({ Id, Quantity }) => ({ Id, Quantity })),
  pending: tab.cart.$cart.get().pending,
  quantities: server.lists
    .lists()
    .flatMap(({ products }) => products.map((line) => tab.lists.lineQuantityOf(line).$state.get().value)),
  hearts: VARIANTS.map((variant) =>
    membershipsOf(tab, server, variant).map(({ $state }) => $state.get().value),
  ),
});

const truth = ({ cart, lists }: ShopServer): ReturnType<typeof seen> => ({
  count: cart.summary().ItemsCount,
  lines: cart.lines().map(({ Id, Quantity }) => ({ Id, Quantity })),
  pending: {},
  quantities: lists.lists().flatMap(({ products }) => products.map(({ Quantity }) => Quantity)),
  hearts: VARIANTS.map((variant) => lists.lists().map(({ Id }) => lists.has(Id, variant))),
});

/** Ends a scenario: a network that works again, and failed changes that are sent again. */
async function recover({ server, tabs }: ShopScenario): Promise<void> {
  server.heal();
  await waitForWrites(tabs);
  dispatchEvent(new Event('online'));
  await waitForWrites(tabs);
  for (const { cart } of tabs) cart.rereadCart();
  await waitForWrites(tabs);
  await pass(1_000);
  await passRealTime();
}

function expectTruth({ server, tabs, pressed, isHindered, meant }: ShopScenario): void {
  for (const tab of tabs) {
    read(tab, server);
    expect(seen(tab, server)).toEqual(truth(server));
  }
  // A click orders at most once, and exactly once if nothing failed.
  expect(server.orders.length).toBeLessThanOrEqual(pressed);
  if (isHindered) return;
  expect(server.orders.length).toBe(pressed);
  if (tabs.length === 1) expect(server.choices).toEqual(meant);
}

const latencies = fc.array(fc.nat(300), { minLength: 60, maxLength: 60 });

test('whatever is done to lists and cart, in two tabs and with failures, both end with what the server has, and no list is ordered twice [WSH-05] [WSH-09] [CRT-02] [CRT-03] [CPN-01]', async () => {
  const property = fc.asyncProperty(shopSteps, latencies, fc.boolean(), async (sequence, times, isAlone) => {
    scenarios += 1;
    areUsable = false;
    const server = createShopServer(drawFrom(times, 0), scenarios * 1_000);
    // A single tab is the last one opened.
    const tabs = isAlone ? opened.slice(1) : opened;
    const scenario: ShopScenario = {
      server,
      tabs,
      pressed: 0,
      meant: { ...server.choices },
      isHindered: false,
    };
    for (const tab of tabs) read(tab, server);
    await runSteps(scenario, sequence);
    await recover(scenario);
    expectTruth(scenario);
    areUsable = true;
  });
  await fc.assert(property.beforeEach(openTabs), { numRuns: runs(60) });
});
