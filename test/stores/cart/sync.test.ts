import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

let server: CartServer;
let cart: OpenCart;

beforeEach(async () => {
  showPage('');
  watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2, 5]);
  cart.takeLines(server.lines());
});
afterEach(() => leaveCart(cart));

const written = () => server.applied.map(({ method, id, quantity }) => [method, id, quantity]);
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/** Leaves the page and opens the next one with an empty store. */
async function loadNextPage(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  cart.hide();
  await pass(2_000);
  cart = await openCart();
}

describe('a page that is left by a visit', () => {
  function leave(): Promise<unknown>[] {
    const waits: Promise<unknown>[] = [];
    emit(document, 'page-leave', { url: '/fr', waitFor: (work) => void waits.push(work) });
    return waits;
  }

  test('is left once the server has every wish, removals too', async () => {
    cart.removeLine('1');
    cart.setQuantity('2', 6);
    await Promise.all(leave());
    expect(written()).toEqual([
      ['DELETE', 1, undefined],
      ['PUT', 2, 6],
    ]);
  });

  test('is left after eight seconds, however slow the server is', async () => {
    const never = later<Response>();
    vi.stubGlobal('fetch', () => never.promise);
    cart.setQuantity('1', 3);
    let isLeft = false;
    void Promise.all(leave()).then(() => (isLeft = true));
    await pass(7_999);
    expect(isLeft).toBe(false);
    await pass(1);
    expect(isLeft).toBe(true);
  });
});

describe('a page that goes away', () => {
  test('sends everything at once, beside the lane, and hands it over', async () => {
    cart.setQuantity('1', 3);
    cart.removeLine('2');
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(written()).toContainEqual(['PUT', 1, 3]);
    expect(written()).toContainEqual(['DELETE', 2, undefined]);
    expect(sessionStorage.length).toBe(1);
  });

  test('leaves nothing behind when there is nothing to leave', () => {
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.length).toBe(0);
  });

  test('whose writes were lost is made good by the next page of the tab', async () => {
    server.fail({ method: 'PUT', how: 'drop' }, { method: 'PUT', how: 'drop' });
    cart.setQuantity('1', 3);
    await loadNextPage();
    await pass(1_000);
    expect(written()).toEqual([['PUT', 1, 3]]);
    expect(cart.$cart.get().pending).toEqual({});
  });

  test('keeps working where storage is forbidden', async () => {
    const deny = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    const storage = sessionStorage;
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: deny }));
    cart.setQuantity('1', 3);
    expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
    await pass(0);
    expect(written()).toEqual([['PUT', 1, 3]]);
    vi.stubGlobal('sessionStorage', storage);
  });
});

test('a page from the back-forward cache reads lines and summary again [CRT-02]', async () => {
  const { version } = cart.$cart.get();
  show(true);
  await pass(0);
  expect(cart.$cart.get().version).toBe(version + 1);
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['not there', undefined],
  [
    'rejected',
    class {
      constructor() {
        throw new DOMException('Forbidden', 'SecurityError');
      }
    },
  ],
])('where channels are %s the cart lives on without other tabs', async (_how, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  await loadNextPage();
  cart.takeLines(server.lines());
  cart.setQuantity('1', 3);
  await pass(300);
  show(true);
  expect(written()).toEqual([['PUT', 1, 3]]);
});

test('another tab’s change is read, and other tabs hear of ours [CRT-07]', async () => {
  const channels: { received: unknown[] }[] = [];
  class Channel {
    received: unknown[] = [];
    constructor() {
      channels.push(this);
    }
    postMessage = (message: unknown) => this.received.push(message);
    close = () => {};
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  await loadNextPage();
  cart.takeLines(server.lines());
  const { version } = cart.$cart.get();
  cart.setQuantity('1', 3);
  await pass(300);
  const { received, onmessage } = channels.at(-1) as Channel & {
    onmessage: (event: { data: unknown }) => void;
  };
  expect(received).toEqual(['archipel 1 changed']);
  for (const data of ['changed', null, undefined, 5, {}, [], 'archipel 2 changed']) onmessage({ data });
  const { cachePage, recallPage } = await import('#runtime/navigation/cache.ts');
  cachePage({
    url: location.href,
    status: 200,
    text: 'x',
    isRedirected: false,
    isHtml: true,
    isStorable: true,
    policy: '',
  });
  expect(recallPage(new URL(location.href))).toBeDefined();
  onmessage({ data: 'archipel 1 changed' });
  expect(recallPage(new URL(location.href)), 'kept pages show the cart of before').toBeUndefined();
  await pass(0);
  expect(cart.$cart.get().version).toBe(version + 2);
  expect(server.requests.map(({ init }) => init.method)).toEqual(['PUT', 'GET']);
});
