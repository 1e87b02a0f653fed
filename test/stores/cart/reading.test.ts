import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { addPayload, cartLine, cartSummary, lineId } from '../../../stores/cart/schema.ts';
import { texts } from '../../../stores/cart/texts.ts';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { leaveCart, openCart, pass, type OpenCart } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

const summary = (ItemsCount: number) => ({
  ItemsCount,
  AmountTaxInclHtml: `${ItemsCount} €`,
  AmountTaxExclHtml: '',
});

let server: CartServer;
let cart: OpenCart;
let watched: WatchedConsole;

beforeEach(async () => {
  showPage('');
  watched = watchConsole();
  vi.useFakeTimers();
  cart = await openCart();
  server = createCartServer([2]);
});
afterEach(() => leaveCart(cart));

const shown = () => cart.$cart.get().summary;
const version = () => cart.$cart.get().version;
const noticed = async () => (await import('#stores/notices')).$notices.get().map(({ text }) => text);

describe('a page’s summary', () => {
  test('that says nothing is none', () => {
    cart.seedSummary({});
    expect(shown()).toBeNull();
  });

  test('is complemented by the parts of another view', () => {
    cart.seedSummary({ ItemsCount: 2 });
    cart.seedSummary({ AmountTaxInclHtml: '2 €' });
    expect(shown()).toEqual({ ItemsCount: 2, AmountTaxInclHtml: '2 €' });
  });

  test('is older than the store’s after a write, and is not even looked at', async () => {
    cart.seedSummary(summary(2));
    cart.recordWrite();
    cart.seedSummary(summary(9));
    await pass(10);
    expect([shown(), server.requests.length]).toEqual([summary(2), 0]);
  });

  test('of a page that is older than its lines is taken over if it says the same', async () => {
    cart.seedSummary(summary(2));
    cart.recordWrite();
    cart.recordReread();
    cart.seedSummary({ ItemsCount: 2 });
    await pass(10);
    expect([shown(), server.requests.length]).toEqual([summary(2), 0]);
  });

  test('is not verified when no count is known before it', async () => {
    cart.seedSummary({ AmountTaxInclHtml: '2 €' });
    cart.seedSummary({ ItemsCount: 9 });
    await pass(10);
    expect(server.requests).toEqual([]);
  });

  test('with another count that cannot be verified is shown', async () => {
    cart.seedSummary(summary(2));
    server.fail({ method: 'GET', how: 500 });
    cart.seedSummary(summary(9));
    await pass(10);
    expect([shown(), version()]).toEqual([summary(9), 0]);
  });
});

describe('a read of the summary', () => {
  test('that a newer one replaces is no failure', async () => {
    const both = Promise.all([cart.refreshSummary(), cart.refreshSummary()]);
    await pass(10);
    await both;
    expect([await noticed(), watched.errors(), shown()?.ItemsCount]).toEqual([[], [], 2]);
  });

  test('that the page’s own summary replaces is no failure', async () => {
    const read = cart.refreshSummary();
    cart.seedSummary(summary(8));
    await read;
    expect([await noticed(), watched.errors(), shown()]).toEqual([[], [], summary(8)]);
  });

  test('that has no answer in fifteen seconds is a failure, which the visitor learns', async () => {
    stubServer(() => new Promise(() => {}));
    const read = cart.refreshSummary();
    await pass(14_900);
    expect(await noticed()).toEqual([]);
    await pass(200);
    await read;
    expect(await noticed()).toEqual([texts.fr.stale]);
  });

  test('leaves no timer', async () => {
    const timers = vi.getTimerCount();
    await cart.refreshSummary();
    await pass(0);
    expect(vi.getTimerCount()).toBe(timers);
  });

  test('that fails is left to the site’s own notice, if it has one', async () => {
    const takeOver = (event: Event) => event.preventDefault();
    document.addEventListener('archipel:api-error', takeOver);
    server.fail({ method: 'GET', how: 500 });
    await cart.refreshSummary();
    document.removeEventListener('archipel:api-error', takeOver);
    expect([await noticed(), watched.errors()]).toEqual([[], []]);
  });
});

describe('a page without lines', () => {
  test.each([
    ['no summary is known', undefined, 0],
    ['the summary has no articles', { ItemsCount: 0 }, 0],
    ['the summary has only amounts', { AmountTaxInclHtml: '0 €' }, 0],
    ['the summary has articles', { ItemsCount: 1 }, 1],
  ])('is right when %s', (_why, known, reads) => {
    if (known) cart.seedSummary(known);
    cart.takeLines([]);
    expect(version()).toBe(reads);
  });

  test('that is older than a write is read again, as any other', () => {
    cart.recordWrite();
    cart.takeLines([]);
    expect([version(), cart.$cart.get().isStale]).toEqual([1, true]);
  });
});

test('of two reads the newer one wins, even if the older one is answered last', async () => {
  const answers: ((count: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => answers.push((count) => resolve(jsonAnswer(summary(count))))),
  );
  const both = Promise.all([cart.refreshSummary(), cart.refreshSummary()]);
  answers[1]!(3);
  await pass(10);
  answers[0]!(99);
  await both;
  expect(shown()).toEqual(summary(3));
});

describe('what the cart’s calls and pages write', () => {
  test.each([
    ['', false],
    ['.', false],
    ['..', false],
    ['...', true],
    ['a.', true],
    ['7', true],
  ])('an id %j addresses a line: %s', (id, isValid) => {
    expect(safeParse(lineId, id).success).toBe(isValid);
  });

  test('a line has an id, a quantity and a name; a summary all its fields', () => {
    const line = { Id: 1, Quantity: 2, ItemName: 'Bol', ProductVariantId: '7' };
    expect(safeParse(cartLine, line).output).toEqual(line);
    for (const name of ['Id', 'Quantity', 'ItemName'])
      expect(safeParse(cartLine, { ...line, [name]: undefined }).success, name).toBe(false);
    expect(safeParse(cartLine, { ...line, ProductVariantId: [] }).success).toBe(false);
    for (const name of Object.keys(summary(1)))
      expect(safeParse(cartSummary, { ...summary(1), [name]: undefined }).success, name).toBe(false);
  });

  test('an addition has its product, a quantity, a name, and further fields of the form', () => {
    const payload = { ProductVariantId: 7, Quantity: '1', Name: 'Bol', ItemOrigin: 'Catalog' };
    expect(safeParse(addPayload, payload).output).toEqual(payload);
    expect(safeParse(addPayload, { ...payload, ItemOrigin: {} }).success).toBe(false);
    for (const name of ['ProductVariantId', 'Quantity', 'Name'])
      expect(safeParse(addPayload, { ...payload, [name]: undefined }).success, name).toBe(false);
  });
});
