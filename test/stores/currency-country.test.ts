import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Country from '#stores/country';
import type * as Currency from '#stores/currency';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { answer, jsonAnswer, later, stubServer } from '../support/server.ts';

let consoleWatch: WatchedConsole;
let changeCurrency: (typeof Currency)['changeCurrency'];
let changeCountry: (typeof Country)['changeCountry'];

beforeEach(async () => {
  consoleWatch = watchConsole();
  showPage('', { app: '/shop', site: '/shop/fr/' });
  vi.resetModules();
  ({ changeCurrency } = await import('#stores/currency'));
  ({ changeCountry } = await import('#stores/country'));
});
afterEach(async () => {
  // The cart's summary is read after its last write.
  await (await import('#runtime')).whenIdle();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers the writes; the cart's summary is what it is. */
function stubWrites(write: Parameters<typeof stubServer>[0]) {
  const { requests } = stubServer((url, init) =>
    init.method && init.method !== 'GET'
      ? write(url, init)
      : jsonAnswer({ ItemsCount: 0, AmountTaxInclHtml: '', AmountTaxExclHtml: '' }),
  );
  return () => requests.filter(({ init }) => init.method && init.method !== 'GET');
}

const CURRENCY = '/shop/fr/api/v1/currencyconverter/currency/changeto/';

describe('another currency [CUR-01]', () => {
  test.each<[string, object, object]>([
    ['is changed', { ResponseCode: 'OK' }, { kind: 'done', key: '' }],
    [
      'is a question',
      { ResponseCode: 'KO', ReasonType: 'warning', ReasonResourceKey: 'Currency.Emptied' },
      { kind: 'warning', key: 'Currency.Emptied' },
    ],
    [
      'is rejected with a reason',
      { ResponseCode: 'KO', ReasonType: 'error', ReasonResourceKey: 'Currency.Unknown' },
      { kind: 'rejected', key: 'Currency.Unknown' },
    ],
    ['is rejected without one', { ResponseCode: 'KO' }, { kind: 'rejected', key: '' }],
  ])('%s', async (_title, body, outcome) => {
    const writes = stubWrites(() => jsonAnswer(body));
    expect(await changeCurrency('CHF')).toEqual(outcome);
    expect(writes().map(({ url, init }) => [init.method, url.pathname])).toEqual([
      ['POST', `${CURRENCY}CHF`],
    ]);
  });

  test('has an address of its own after the question, and any code is one segment of it', async () => {
    const writes = stubWrites(() => jsonAnswer({ ResponseCode: 'OK' }));
    await changeCurrency('C/F', true);
    expect(writes()[0]!.url.pathname).toBe(`${CURRENCY}C%2FF/true`);
  });

  test('that the server rejects has the server’s message', async () => {
    stubWrites(() => jsonAnswer({ Message: 'Panier verrouillé' }, { status: 409 }));
    const outcome = await changeCurrency('CHF');
    expect(outcome).toEqual({ kind: 'rejected', key: '', message: 'Panier verrouillé' });
    expect(consoleWatch.errors().join()).toContain('409');
  });

  test('is announced to the tabs whose prices it changes, once it is changed', async () => {
    const sent: unknown[] = [];
    class Channel {
      postMessage = (message: unknown) => void sent.push(message);
      close = () => {};
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    const { $cart } = await import('#stores/cart');
    const stop = $cart.subscribe(() => {});
    stubWrites(() => jsonAnswer({ ResponseCode: 'KO' }));
    await changeCurrency('CHF');
    expect(sent).toEqual([]);
    stubWrites(() => jsonAnswer({ ResponseCode: 'OK' }));
    await changeCurrency('CHF');
    expect(sent).toEqual([expect.stringMatching(/currency$/)]);
    stop();
  });

  test('waits for the one before, and none is dropped', async () => {
    const first = later<Response>();
    const writes = stubWrites(({ pathname }) =>
      pathname.endsWith('CHF') ? first.promise : jsonAnswer({ ResponseCode: 'OK' }),
    );
    const changes = ['CHF', 'EUR', 'USD'].map((currency) => changeCurrency(currency));
    expect(writes()).toHaveLength(1);
    first.resolve(jsonAnswer({ ResponseCode: 'OK' }));
    await Promise.all(changes);
    expect(writes().map(({ url }) => url.pathname.slice(-3))).toEqual(['CHF', 'EUR', 'USD']);
  });
});

describe('another country [CHK-06]', () => {
  test('is sent as its value, and any content is a change', async () => {
    const writes = stubWrites(() => jsonAnswer({}));
    expect(await changeCountry('NL')).toEqual({ isChanged: true, isSilent: false });
    const [request] = writes();
    expect(request!.url.pathname).toBe('/shop/api/v1/salestaxes/currentcountry');
    expect([request!.init.method, request!.init.keepalive]).toEqual(['PUT', true]);
    expect(JSON.parse(String(request!.init.body))).toEqual({ currentCountry: 'NL' });
  });

  test('may be changed or not after an empty answer', async () => {
    stubWrites(() => answer('', { status: 204 }));
    expect(await changeCountry('NL')).toEqual({ isChanged: false, isSilent: true });
  });

  test('that the server rejects has the server’s message', async () => {
    stubWrites(() => jsonAnswer({ Message: 'Pas livrable' }, { status: 409 }));
    expect(await changeCountry('NL')).toEqual({ isChanged: false, message: 'Pas livrable' });
    expect(consoleWatch.errors().join()).toContain('409');
  });

  test('waits for the one before, and none is dropped', async () => {
    const first = later<Response>();
    const writes = stubWrites((_url, { body }) =>
      String(body).includes('NL') ? first.promise : jsonAnswer({}),
    );
    const changes = ['NL', 'FR', 'DE'].map((country) => changeCountry(country));
    expect(writes()).toHaveLength(1);
    first.resolve(jsonAnswer({}));
    await Promise.all(changes);
    expect(writes()).toHaveLength(3);
  });
});
