import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchCities, saveShipping, sortCities, type ShippingField } from '#stores/shipping';
import { pass } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, later, stubServer } from '../../support/server.ts';

const SUMMARY = { ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' };

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('', { app: '/shop' });
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  await pass(20_000);
  leavePage();
});

/** Answers the writes by the given function; returns them. */
function serve(respond: () => Response | Promise<Response>) {
  const { requests } = stubServer((_url, { method }) =>
    method === 'POST' ? respond() : jsonAnswer(SUMMARY),
  );
  return () => requests.filter(({ init }) => init.method === 'POST');
}

/** Saves a value; returns the outcomes for the view. */
function save(field: ShippingField, value: string): unknown[] {
  const outcomes: unknown[] = [];
  saveShipping(field, value, (outcome, saved) => outcomes.push([outcome, saved]));
  return outcomes;
}

describe('a choice of the delivery', () => {
  test.each([
    ['ShippingMethodId', 'shippingmethods'],
    ['CountryCode', 'shippingcountries'],
    ['CountryId', 'country'],
    ['CityId', 'city'],
  ] as const)('%s is saved by the call %s, which outlives the page [CRT-03]', async (field, call) => {
    const writes = serve(() => jsonAnswer({}));
    const outcomes = save(field, '7');
    await pass(100);
    expect(outcomes).toEqual([[{ isSaved: true }, '7']]);
    const [{ url, init }] = writes() as [ReturnType<typeof writes>[number]];
    expect([url.pathname, init.keepalive]).toEqual([`/shop/api/v1/shoppingcarts/${call}`, true]);
    expect(JSON.parse(String(init.body))).toEqual({ [field]: '7' });
  });

  test('that is made again while it waits is saved once, as the newest; another field is its own [CRT-03]', async () => {
    const gate = later<Response>();
    const answers = [gate.promise];
    const writes = serve(() => answers.shift() ?? jsonAnswer({}));
    save('CityId', '1');
    const outcomes = save('ShippingMethodId', '2');
    save('ShippingMethodId', '3');
    await pass(10);
    gate.resolve(jsonAnswer({}));
    await pass(100);
    expect(outcomes).toEqual([[{ isSaved: true }, '3']]);
    expect(writes().map(({ init }) => init.body)).toEqual(['{"CityId":"1"}', '{"ShippingMethodId":"3"}']);
  });

  test('that fails is reported with the server’s message [CRT-03]', async () => {
    const failures: unknown[] = [];
    const listen = ({ detail }: Event & { detail?: { url: string } }) => failures.push(detail?.url);
    document.addEventListener('archipel:api-error', listen);
    serve(() => jsonAnswer({ Message: 'Fermé.' }, { status: 503 }));
    const outcomes = save('CityId', '7');
    await pass(100);
    document.removeEventListener('archipel:api-error', listen);
    expect(outcomes).toEqual([[{ isSaved: false, message: 'Fermé.' }, '7']]);
    expect(failures).toEqual(['/shop/api/v1/shoppingcarts/city']);
    expect(watched.errors()).toHaveLength(1);
  });
});

describe('cities', () => {
  test('are fetched in a country by a typed text, until the view is gone [CRT-04]', async () => {
    const { requests } = stubServer(() => jsonAnswer({ 1: 'Namur', 2: 5 }));
    const controller = new AbortController();
    expect(await fetchCities('B/E', 'a b', controller.signal)).toEqual({ 1: 'Namur' });
    expect(requests[0]!.url.pathname).toBe('/shop/api/v1/countries/B%2FE/cities/a%20b');
    stubServer(() => new Promise(() => {}));
    const read = fetchCities('BE', 'a', controller.signal);
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('are sorted: the typed beginning first, whatever its case, then by the alphabet and by numbers [CRT-04]', () => {
    const cities = { a: 'Liège', b: 'NAMUR 10', c: 'namur 9', d: 'Arlon', e: 'Étalle' };
    expect(sortCities(cities, 'nam', 'fr')).toEqual([
      { id: 'c', name: 'namur 9' },
      { id: 'b', name: 'NAMUR 10' },
      { id: 'd', name: 'Arlon' },
      { id: 'e', name: 'Étalle' },
      { id: 'a', name: 'Liège' },
    ]);
    expect(sortCities(cities, 'NAM', 'fr')[0]?.id).toBe('c');
  });
});
