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

/** `SEEDS=300` plays more of them, `SEED=17` one again. */
const GAMES = 60;
const STEPS = 14;
const VARIANTS = [10101, 10201, 30101];

interface Tab {
  lists: typeof Lists;
  cart: typeof Cart;
  coupons: typeof Coupons;
  shipping: typeof Shipping;
  hide: () => void;
}

interface Game {
  server: ShopServer;
  tabs: Tab[];
  log: string[];
  /** How often the order of a list was pressed. */
  pressed: number;
  /** What was last chosen of coupon and way. */
  meant: ShopServer['choices'];
  /** An order, a coupon or a way was refused or lost. */
  isHindered: boolean;
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

// The bodies of answers are read by the real clock, whatever the clock of the test says.
const realTimeout = setTimeout;
const breathe = () => new Promise<void>((resolve) => void realTimeout(resolve, 1));

let opened: Tab[] = [];

/** Opens a tab with all that a page of cart and lists has. */
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

/** What the page of a tab does when it is read again. */
function read(tab: Tab, server: ShopServer): void {
  tab.cart.recordRefetch();
  tab.cart.takeLines(server.cart.lines());
  tab.lists.recordListsRefetch();
  for (const list of server.lists.lists()) tab.lists.takeList(list);
  for (const variant of VARIANTS) membershipsOf(tab, server, variant);
}

type Act = (game: Game, tab: Tab) => unknown;

const anyLine = ({ pick }: Game, { cart }: Tab) => {
  const { lines } = cart.$cart.get();
  return lines.length > 0 ? String(pick(lines).Id) : undefined;
};

const ACTS: Record<string, Act> = {
  quantity: (game, tab) => {
    const id = anyLine(game, tab);
    if (id) tab.cart.setQuantity(id, game.pick([1, 2, 7, 140]));
  },
  removal: (game, tab) => {
    const id = anyLine(game, tab);
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
  order: (game, { lists }) => {
    const { Id, products } = game.pick(game.server.lists.lists());
    game.pressed += 1;
    return lists.orderList(
      Id,
      products.map(({ productVariantId, Quantity }) => ({ variantId: productVariantId, qty: Quantity })),
    );
  },
};

function fail(game: Game): void {
  const { server, pick, below } = game;
  const faults = [
    () => {
      game.isHindered = true;
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

async function complete(tabs: readonly Tab[]): Promise<void> {
  let idle = 0;
  for (const { cart, lists } of tabs)
    void Promise.all([cart.cartIdle(), lists.listsIdle()]).then(() => (idle += 1));
  for (let tries = 0; tries < 2_000; tries += 1) {
    await pass(50);
    await breathe();
    if (idle >= tabs.length && !tabs.some(isWriting)) return;
  }
  throw new Error('The writes never end.');
}

/** What a tab shows of cart and lists, and whether a write is still wished. */
const seen = (tab: Tab, server: ShopServer) => ({
  count: tab.cart.$cart.get().summary?.ItemsCount,
  lines: tab.cart.$cart.get().lines.map(({ Id, Quantity }) => ({ Id, Quantity })),
  pending: tab.cart.$cart.get().pending,
  expected: server.lists
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
  expected: lists.lists().flatMap(({ products }) => products.map(({ Quantity }) => Quantity)),
  hearts: VARIANTS.map((variant) => lists.lists().map(({ Id }) => lists.has(Id, variant))),
});

async function play(seed: number): Promise<void> {
  const draw = createRandom(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const server = createShopServer(() => below(300), seed * 1_000);
  // The tab that was opened last is alone in every second game.
  const tabs = seed % 2 === 0 ? opened.slice(1) : opened;
  const meant = { ...server.choices };
  const game: Game = { server, tabs, log: [], pressed: 0, meant, isHindered: false, below, pick };
  for (const tab of tabs) read(tab, server);
  for (let step = 0; step < STEPS; step += 1) {
    const name = pick(Object.keys(ACTS));
    const position = below(tabs.length);
    game.log.push(`${name} in ${position}`);
    fail(game);
    void ACTS[name]!(game, tabs[position]!);
    await pass(below(700));
    await breathe();
  }
  server.heal();
  await complete(tabs);
  // The network is back: whatever could not be saved is sent again.
  dispatchEvent(new Event('online'));
  await complete(tabs);
  for (const { cart } of tabs) cart.rereadCart();
  await complete(tabs);
  await pass(1_000);
  await breathe();
  const reported = `seed ${seed}: ${game.log.join(', ')}`;
  for (const tab of tabs) {
    read(tab, server);
    expect(seen(tab, server), reported).toEqual(truth(server));
  }
  // One press, one order at most; and all that was pressed, where nothing stood in its way.
  expect(server.orders.length, reported).toBeLessThanOrEqual(game.pressed);
  if (game.isHindered) return;
  expect(server.orders.length, reported).toBe(game.pressed);
  if (tabs.length === 1) expect(server.choices, reported).toEqual(meant);
}

test('whatever is done to lists and cart, in two tabs and with failures, both end with what the server has, and no list is ordered twice [WSH-05] [WSH-09] [CRT-02] [CRT-03] [CPN-01]', async () => {
  for (const seed of chooseSeeds(GAMES)) await play(seed);
}, 60_000);
