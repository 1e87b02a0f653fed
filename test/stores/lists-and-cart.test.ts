import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Cart from '#stores/cart';
import type * as Coupons from '#stores/coupons';
import type * as Shipping from '#stores/shipping';
import type * as Lists from '#stores/wishlists';
import { pass } from '../support/cart.ts';
import { watchConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { createRandom } from '../support/random.ts';
import { chooseSeeds } from '../support/seeds.ts';
import { createShopServer, type ShopServer } from '../support/shop-server.ts';

/** The number of seeds: `SEEDS=300` runs more, `SEED=17` replays one. */
const RUNS = 60;
const STEPS = 14;
const VARIANTS = [10101, 10201, 30101];

interface Tab {
  lists: typeof Lists;
  cart: typeof Cart;
  coupons: typeof Coupons;
  shipping: typeof Shipping;
  hide: () => void;
}

interface Scenario {
  server: ShopServer;
  tabs: Tab[];
  log: string[];
  /** The number of clicks that order a list. */
  pressed: number;
  /** The last choice of coupon and delivery method. */
  meant: ShopServer['choices'];
  /** True once a fault was set for an order, a coupon or a delivery method. */
  isHindered: boolean;
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

// Response bodies are read in real time, which fake timers do not drive.
const realTimeout = setTimeout;
const passRealTime = () => new Promise<void>((resolve) => void realTimeout(resolve, 1));

let opened: Tab[] = [];

/** Opens a tab with all stores of a page with cart and lists. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const [lists, cart, coupons, shipping] = await Promise.all([
    import('#stores/wishlists'),
    import('#stores/cart'),
    import('#stores/coupons'),
    import('#stores/shipping'),
  ]);
  const stops = [lists.$wishlists.subscribe(() => {}), cart.$cart.subscribe(() => {})];
  return { lists, cart, coupons, shipping, hide: () => stops.forEach((stop) => stop()) };
}

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('');
  opened = [await openTab(), await openTab()];
});
afterEach(async () => {
  for (const { hide } of opened) hide();
  await pass(20_000);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const variantOf = (productVariantId: number) => ({
  productId: Math.floor(productVariantId / 100),
  productVariantId,
});

function membershipsOf({ lists }: Tab, { lists: server }: ShopServer, variant: number) {
  const choices = server.lists().map(({ Id, Name }) => ({ Id, Name, contains: server.has(Id, variant) }));
  return lists.openMemberships(variantOf(variant), choices, 1);
}

/** Simulates a new read of the tab's page. */
function read(tab: Tab, server: ShopServer): void {
  tab.cart.recordRefetch();
  tab.cart.takeLines(server.cart.lines());
  tab.lists.recordListsRefetch();
  for (const list of server.lists.lists()) tab.lists.takeList(list);
  for (const variant of VARIANTS) membershipsOf(tab, server, variant);
}

type Act = (scenario: Scenario, tab: Tab) => unknown;

const anyLine = ({ pick }: Scenario, { cart }: Tab) => {
  const { lines } = cart.$cart.get();
  return lines.length > 0 ? String(pick(lines).Id) : undefined;
};

const ACTS: Record<string, Act> = {
  quantity: (scenario, tab) => {
    const id = anyLine(scenario, tab);
    if (id) tab.cart.setQuantity(id, scenario.pick([1, 2, 7, 140]));
  },
  removal: (scenario, tab) => {
    const id = anyLine(scenario, tab);
    if (id) tab.cart.removeLine(id);
  },
  addition: ({ pick }, { cart }) =>
    cart.addToCart({ ProductVariantId: pick(VARIANTS), Quantity: 1, Name: 'One' }),
  coupon: ({ pick, meant }, { coupons }) => {
    meant.CouponCode = pick(['TEN', 'TWENTY']);
    return coupons.applyCoupon(meant.CouponCode);
  },
  'no coupon': ({ meant }, { coupons }) => {
    meant.CouponCode = '';
    return coupons.removeCoupon();
  },
  way: ({ pick, meant }, { shipping }) => {
    meant.ShippingMethodId = pick(['home', 'express', 'pickup']);
    shipping.saveShipping('ShippingMethodId', meant.ShippingMethodId, () => {});
  },
  heart: ({ server, pick, below }, tab) =>
    pick(membershipsOf(tab, server, pick(VARIANTS))).set(below(2) === 0),
  set: ({ server, pick }, { lists }) => {
    const lines = server.lists.lists().flatMap(({ products }) => products);
    if (lines.length > 0) lists.lineQuantityOf(pick(lines)).set(pick([1, 2, 5, -1]));
  },
  order: (scenario, { lists }) => {
    const { Id, products } = scenario.pick(scenario.server.lists.lists());
    scenario.pressed += 1;
    return lists.orderList(
      Id,
      products.map(({ productVariantId, Quantity }) => ({ variantId: productVariantId, qty: Quantity })),
    );
  },
};

function fail(scenario: Scenario): void {
  const { server, pick, below } = scenario;
  const faults = [
    () => {
      scenario.isHindered = true;
      server.fail(pick(['drop', 'late', 'refuse'] as const));
    },
    () => server.lists.fail({ how: pick(['drop', 'late', 'refuse', 503] as const) }),
    () =>
      server.cart.fail({
        method: pick(['PUT', 'DELETE', 'POST']),
        how: pick(['drop', 'late', 500] as const),
      }),
  ];
  if (below(4) === 0) pick(faults)();
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

async function runScenario(seed: number): Promise<void> {
  const draw = createRandom(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const server = createShopServer(() => below(300), seed * 1_000);
  // Every second scenario has a single tab, the last one opened.
  const tabs = seed % 2 === 0 ? opened.slice(1) : opened;
  const meant = { ...server.choices };
  const scenario: Scenario = { server, tabs, log: [], pressed: 0, meant, isHindered: false, below, pick };
  for (const tab of tabs) read(tab, server);
  for (let step = 0; step < STEPS; step += 1) {
    const name = pick(Object.keys(ACTS));
    const index = below(tabs.length);
    scenario.log.push(`${name} in ${index}`);
    fail(scenario);
    void ACTS[name]!(scenario, tabs[index]!);
    await pass(below(700));
    await passRealTime();
  }
  server.heal();
  await waitForWrites(tabs);
  // The network is back: failed changes are sent again.
  dispatchEvent(new Event('online'));
  await waitForWrites(tabs);
  for (const { cart } of tabs) cart.rereadCart();
  await waitForWrites(tabs);
  await pass(1_000);
  await passRealTime();
  const context = `seed ${seed}: ${scenario.log.join(', ')}`;
  for (const tab of tabs) {
    read(tab, server);
    expect(seen(tab, server), context).toEqual(truth(server));
  }
  // A click orders at most once, and exactly once if nothing failed.
  expect(server.orders.length, context).toBeLessThanOrEqual(scenario.pressed);
  if (scenario.isHindered) return;
  expect(server.orders.length, context).toBe(scenario.pressed);
  if (tabs.length === 1) expect(server.choices, context).toEqual(meant);
}

test('whatever is done to lists and cart, in two tabs and with failures, both end with what the server has, and no list is ordered twice [WSH-05] [WSH-09] [CRT-02] [CRT-03] [CPN-01]', async () => {
  for (const seed of chooseSeeds(RUNS)) await runScenario(seed);
}, 60_000);
