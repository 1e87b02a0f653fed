import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLocation } from '../../../islands/pickup-search/find-location.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const GEOCODER = { url: '/geo', countryCode: 'BE' };
const { signal } = new AbortController();

const featuresOf = (...properties: object[]) =>
  jsonAnswer({
    features: properties.map((one) => ({
      geometry: { type: 'Point', coordinates: [4.87, 50.46] },
      properties: one,
    })),
  });

test('a street that is found without its postal code gets it by reverse lookup [PUP-06]', async () => {
  const { requests } = stubServer(({ pathname }) =>
    pathname === '/geo/reverse'
      ? featuresOf({ name: 'Namur', postcode: '5000' })
      : featuresOf({ street: 'Rue des Potiers', city: 'Namur' }),
  );
  const location = await findLocation(GEOCODER, 'rue des potiers namur', signal);
  expect(location).toEqual({ address: 'Rue des Potiers', city: 'Namur', postalCode: '5000' });
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/geo/api', '/geo/reverse']);
});

test('what has a postal code is taken at its word, and without a geocoder all is [PUP-06]', async () => {
  const { requests } = stubServer(() => featuresOf());
  expect(await findLocation(GEOCODER, '5000 Namur', signal)).toMatchObject({
    postalCode: '5000',
    city: 'Namur',
  });
  const unknown = { url: undefined, countryCode: 'BE' };
  expect(await findLocation(unknown, 'Namur', signal)).toMatchObject({ postalCode: '', city: 'Namur' });
  expect(requests).toEqual([]);
});

test('a geocoder that fails, or knows nothing, is logged at most, and what was typed is searched for [PUP-06]', async () => {
  const typed = { address: '', postalCode: '', city: 'Namur' };
  stubServer(() => answer('down', { status: 503 }));
  expect(await findLocation(GEOCODER, 'Namur', signal)).toEqual(typed);
  expect(watched.warnings().join()).toContain('The geocoder has not answered');
  stubServer(() => featuresOf());
  expect(await findLocation(GEOCODER, 'Namur', signal)).toEqual(typed);
  stubServer(({ pathname }) =>
    pathname === '/geo/api' ? featuresOf({ name: 'Namur' }) : answer('down', { status: 503 }),
  );
  expect(await findLocation(GEOCODER, 'Namur', signal)).toEqual(typed);
});
