import { createCartServer } from './cart-server.ts';
import { jsonAnswer } from './server.ts';
import { vi } from 'vitest';
import { createWishlistServer } from './wishlist-server.ts';

type Serve = (address: string | URL, init?: RequestInit) => Promise<Response>;

interface Order {
  WishlistId: number;
  Items: { variantId: number; qty: number }[];
}

/** Fault of the next coupon, delivery or order request. `late`: it is applied, but its response is lost. */
export type ShopFault = 'drop' | 'late' | 'refuse';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates lists and a cart behind one `fetch`, with orders of whole lists, coupons and delivery methods.
 *
 * @param latency Latency in ms, drawn twice per request.
 * @param firstId Ids of lists begin above it.
 */
export function createShopServer(latency: () => number, firstId: number) {
  const lists = createWishlistServer({ latency, firstId });
  const serveLists = fetch as Serve;
  const cart = createCartServer([2, 5], { latency, hasSummary: false });
  const serveCart = fetch as Serve;
  const choices = { CouponCode: '', ShippingMethodId: 'home' };
  const orders: number[] = [];
  let faults: ShopFault[] = [];

  async function order({ WishlistId, Items }: Order): Promise<Response> {
    orders.push(WishlistId);
    for (const { variantId, qty } of Items) cart.add({ ProductVariantId: variantId, Quantity: qty });
    return jsonAnswer({ Message: 'Ordered.', Items });
  }
  function choose(name: string, method: string, body: Record<string, string>): Response {
    if (name === 'coupon') choices.CouponCode = method === 'DELETE' ? '' : body['CouponCode']!;
    else choices.ShippingMethodId = body['ShippingMethodId']!;
    return jsonAnswer({});
  }
  async function serve({ pathname }: URL, { method = 'GET', body }: RequestInit): Promise<Response> {
    await wait(latency());
    const fault = faults.shift();
    const read = JSON.parse(String(body ?? '{}')) as Order & Record<string, string>;
    const apply = () =>
      pathname.endsWith('/addwishlisttocart')
        ? order(read)
        : choose(pathname.split('/').at(-1)!, method, read);
    if (fault === 'refuse') return jsonAnswer({ Message: 'No.' }, { status: 409 });
    if (fault === 'drop') throw new TypeError('Failed to fetch');
    const answer = await apply();
    await wait(latency());
    if (fault === 'late') throw new TypeError('Failed to fetch');
    return answer;
  }
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), location.href);
    if (/\/(?:coupon|shippingmethods|addwishlisttocart)$/.test(url.pathname)) return serve(url, init);
    return (url.pathname.includes('/wishlist/') ? serveLists : serveCart)(address, init);
  });
  return {
    lists,
    cart,
    choices,
    /** The ids of the ordered lists, in order. */
    orders,
    fail: (fault: ShopFault) => (faults = [...faults, fault]),
    heal: () => {
      faults = [];
      lists.heal();
      cart.heal();
    },
  };
}

export type ShopServer = ReturnType<typeof createShopServer>;
