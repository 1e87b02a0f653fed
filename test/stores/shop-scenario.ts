import { vi } from 'vitest';
import type * as Cart from '#stores/cart';
import type * as Coupons from '#stores/coupons';
import type * as Shipping from '#stores/shipping';
import type * as Lists from '#stores/wishlists';
import { pass } from '../support/cart.ts';
import { fc, step, stepsOf } from '../support/properties.ts';
import type { ShopServer } from '../support/shop-server.ts';

/** The variants that are in lists and cart. */
export const VARIANTS = [10101, 10201, 30101];

/** The stores of one tab. */
export interface Tab {
  lists: typeof Lists;
  cart: typeof Cart;
  coupons: typeof Coupons;
  shipping: typeof Shipping;
  hide: () => void;
}

/** A shop, its tabs, and the visitor's last choices. */
export interface ShopScenario {
  server: ShopServer;
  tabs: Tab[];
  /** The number of clicks that order a list. */
  pressed: number;
  /** The last choice of coupon and delivery method. */
  meant: ShopServer['choices'];
  /** True once a fault was set for an order, a coupon or a delivery method. */
  isHindered: boolean;
}

// Response bodies are read in real time, which fake timers do not drive.
const realTimeout = setTimeout;
/** Lets response bodies be read. */
export const passRealTime = () => new Promise<void>((resolve) => void realTimeout(resolve, 1));

/** Opens a tab with all stores of a page with cart and lists. */
export async function openTab(): Promise<Tab> {
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

const variantOf = (productVariantId: number) => ({
  productId: Math.floor(productVariantId / 100),
  productVariantId,
});

/** Returns the list memberships of a variant, as a page opens them. */
export function membershipsOf({ lists }: Tab, { lists: server }: ShopServer, variant: number) {
  const choices = server.lists().map(({ Id, Name }) => ({ Id, Name, contains: server.has(Id, variant) }));
  return lists.openMemberships(variantOf(variant), choices, 1);
}

/** Generates an action of the visitor in one of the tabs. */
const action = <Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  act: (scenario: ShopScenario, tab: Tab, args: Args) => unknown,
) =>
  step<ShopScenario, [number, Args]>(name, fc.tuple(fc.nat(1), args), (scenario, [index, more]) => {
    void act(scenario, scenario.tabs[index % scenario.tabs.length]!, more);
  });

const at = fc.nat(11);
const nothing = fc.constant(undefined);
const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];
const lineIn = ({ cart }: Tab, index: number) => pick(cart.$cart.get().lines, index);

const cartActions = [
  action('quantity', fc.tuple(at, fc.constantFrom(1, 2, 7, 140)), (_, tab, [index, quantity]) => {
    const line = lineIn(tab, index);
    if (line) tab.cart.setQuantity(String(line.Id), quantity);
  }),
  action('removal', at, (_, tab, index) => {
    const line = lineIn(tab, index);
    if (line) tab.cart.removeLine(String(line.Id));
  }),
  action('addition', fc.constantFrom(...VARIANTS), (_, { cart }, ProductVariantId) =>
    cart.addToCart({ ProductVariantId, Quantity: 1, Name: 'One' }),
  ),
  action('coupon', fc.constantFrom('TEN', 'TWENTY'), ({ meant }, { coupons }, code) => {
    meant.CouponCode = code;
    return coupons.applyCoupon(code);
  }),
  action('no coupon', nothing, ({ meant }, { coupons }) => {
    meant.CouponCode = '';
    return coupons.removeCoupon();
  }),
  action('way', fc.constantFrom('home', 'express', 'pickup'), ({ meant }, { shipping }, id) => {
    meant.ShippingMethodId = id;
    shipping.saveShipping('ShippingMethodId', id, () => {});
  }),
];

const listActions = [
  action(
    'heart',
    fc.tuple(fc.constantFrom(...VARIANTS), at, fc.boolean()),
    ({ server }, tab, [variant, index, isIn]) => pick(membershipsOf(tab, server, variant), index)!.set(isIn),
  ),
  action('set', fc.tuple(at, fc.constantFrom(1, 2, 5, -1)), ({ server }, { lists }, [index, quantity]) => {
    const lines = server.lists.lists().flatMap(({ products }) => products);
    const line = pick(lines, index);
    if (line) lists.lineQuantityOf(line).set(quantity);
  }),
  action('order', at, (scenario, { lists }, index) => {
    const { Id, products } = pick(scenario.server.lists.lists(), index)!;
    scenario.pressed += 1;
    return lists.orderList(
      Id,
      products.map(({ productVariantId, Quantity }) => ({ variantId: productVariantId, qty: Quantity })),
    );
  }),
];

const faults = [
  step('fail', fc.constantFrom('drop', 'late', 'refuse'), (scenario: ShopScenario, how) => {
    scenario.isHindered = true;
    scenario.server.fail(how);
  }),
  step(
    'fail lists',
    fc.constantFrom(...(['drop', 'late', 'refuse', 503] as const)),
    ({ server }: ShopScenario, how) => server.lists.fail({ how }),
  ),
  step(
    'fail cart',
    fc.tuple(fc.constantFrom('PUT', 'DELETE', 'POST'), fc.constantFrom(...(['drop', 'late', 500] as const))),
    ({ server }: ShopScenario, [method, how]) => server.cart.fail({ method, how }),
  ),
];

const wait = step<ShopScenario, number>('wait', fc.nat(700), async (_, milliseconds) => {
  await pass(milliseconds);
  await passRealTime();
});

/** Generates the actions of the visitor, and the faults of the server. */
export const shopSteps = stepsOf<ShopScenario>(
  [
    [9, fc.oneof(...cartActions, ...listActions)],
    [2, fc.oneof(...faults)],
    [7, wait],
  ],
  60,
);
