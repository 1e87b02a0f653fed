import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { stubChannels, type FakeChannel } from '../../support/channels.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { texts } from '../../../stores/cart/texts.ts';

let server: CartServer;
let cart: OpenCart;
let channels: FakeChannel[];

beforeEach(async () => {
  showPage('', { app: '/shop' });
  watchConsole();
  vi.useFakeTimers();
  channels = stubChannels();
  cart = await openCart();
  server = createCartServer([2], { app: '/shop' });
  cart.takeLines(server.lines());
  cart.seedSummary(server.summary());
});
afterEach(() => leaveCart(cart));

const notices = async () => (await import('#stores/notices')).$notices.get();
const reads = () => server.requests.filter(({ init }) => (init.method ?? 'GET') === 'GET').length;
const say = (word: string) => channels[0]!.onmessage!({ data: `archipel 1 ${word}` });

test('another tab’s change of the cart is read, without a notice [CRT-07]', async () => {
  expect(channels.map(({ name }) => name)).toEqual(['archipel-cart /shop']);
  const { version } = cart.$cart.get();
  server.set(1, 4);
  say('changed');
  await pass(10);
  expect([cart.$cart.get().summary?.ItemsCount, cart.$cart.get().version]).toEqual([4, version + 1]);
  expect([await notices(), cart.isFresh()]).toEqual([[], false]);
});

test('another tab’s change of the currency is read and announced once, with a reload to choose [CUR-01]', async () => {
  const { notify } = await import('#stores/notices');
  notify('status', 'Something else');
  say('currency');
  say('currency');
  await pass(10);
  const [, ...shown] = await notices();
  expect(shown).toMatchObject([
    { tone: 'status', text: texts.fr.currency, action: { text: texts.fr.refresh } },
  ]);
  expect(reads()).toBe(2);
});

test('the reload that is offered loads the whole page [CUR-01]', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  say('currency');
  (await notices())[0]!.action!.run();
  const calls = [reload, assign, replace].flatMap((spy) => spy.mock.calls);
  expect(calls).toHaveLength(1);
});

test('another word of another tab is none', async () => {
  say('deleted');
  say('');
  await pass(10);
  expect([reads(), await notices()]).toEqual([0, []]);
});

describe('a message that came before the store was loaded', () => {
  test('is followed as any other', async () => {
    cart.followTab('archipel 1 currency');
    await pass(10);
    expect([(await notices()).map(({ text }) => text), reads()]).toEqual([[texts.fr.currency], 1]);
  });

  test('that says nothing still has the cart read: the page was away', async () => {
    cart.followTab();
    await pass(10);
    expect([await notices(), reads()]).toEqual([[], 1]);
  });
});

test('our own change is told to other tabs, and so is another currency [CRT-07] [CUR-01]', async () => {
  cart.notifyCartTabs('currency');
  cart.setQuantity('1', 3);
  await cart.cartIdle();
  await pass(0);
  expect(channels[0]!.sent).toEqual(['archipel 1 currency', 'archipel 1 changed']);
});
