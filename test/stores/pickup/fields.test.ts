import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import { fetchLocationAt, fetchLocations, fetchPickupPoints, fetchPostalCode } from '#stores/pickup';
import { watchConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';
import { readPoints } from '../../../stores/pickup/point.ts';
import { writtenPoints } from '../../../stores/pickup/schema.ts';

beforeEach(() => {
  watchConsole();
  showPage('', { lang: 'nl' });
});
afterEach(leavePage);

const BARE = { PublicAccessPointID: 'a', ConsigneeName: 'Pont' };
const read = (fields: object) => readPoints(parse(writtenPoints, [{ ...BARE, ...fields }]))[0]!;
const at = (Latitude: unknown, Longitude: unknown) => read({ Geocode: { Latitude, Longitude } }).position;

describe('a point', () => {
  test.each([
    [true, true],
    ['true', true],
    [' OUI ', true],
    ['j', true],
    [1, true],
    [false, false],
    ['', false],
    ['non', false],
    ['oui, 2 €', false],
    ['pas oui', false],
    [null, false],
  ])('whose extra charge is written as %j: %s [PUP-08]', (AdditionalChargeIndicator, isYes) => {
    expect(read({ AdditionalChargeIndicator }).hasExtraCharge).toBe(isYes);
  });

  test.each([
    [90, 180],
    [-90, -180],
    [0, 4],
    [50, 0],
  ])('at %s, %s is on the map [PUP-08]', (lat, lng) => {
    expect(at(lat, lng)).toEqual({ lat, lng });
  });

  test.each([
    [0, 0],
    [90.1, 4],
    [50, 180.1],
    ['', 4],
    [50, ' '],
  ])('at %j, %j is not on the map [PUP-08]', (lat, lng) => {
    expect(at(lat, lng)).toBeUndefined();
  });

  test('has texts without white space around them, and each remark once', () => {
    expect(read({ City: ' Namur ', Comments: 'Sonnez', Informations: ' Sonnez' })).toMatchObject({
      city: 'Namur',
      street: '',
      remarks: ['Sonnez'],
    });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['spaces', '  '],
  ])('with %s for its name and street is left out [PUP-08]', (_what, text) => {
    const points = parse(writtenPoints, [BARE, { ...BARE, ConsigneeName: text, Address: text }]);
    expect(points).toHaveLength(1);
    expect(parse(writtenPoints, [{ ...BARE, ConsigneeName: text, Address: 'Rue Haute 1' }])).toHaveLength(1);
  });
});

const QUESTION = {
  City: 'Namur',
  PostalCode: '5000',
  CountryCode: 'BE',
  Address: '',
  ShippingMethodId: '2',
  SearchRadius: 10,
  MaximumListSize: 20,
  CultureName: 'fr',
};

test.each(['No success', 'Successful', ''])('a carrier’s status "%s" is a failure', async (status) => {
  stubServer(() => jsonAnswer({ ResponseStatusDescription: status, PickupPointViewModels: [BARE] }));
  await expect(fetchPickupPoints('dpd', QUESTION)).rejects.toThrow(`The carrier "dpd" answered "${status}"`);
});

test('a carrier without a status is a failure', async () => {
  stubServer(() => jsonAnswer({ ResponseStatusDescription: null, PickupPointViewModels: [BARE] }));
  await expect(fetchPickupPoints('dpd', QUESTION)).rejects.toThrow('null');
});

describe('a geocoder', () => {
  const { signal } = new AbortController();
  const feature = (properties: object, coordinates = [4.87, 50.46]) => ({
    geometry: { coordinates },
    properties,
  });
  const serve = (...features: object[]) => stubServer(() => jsonAnswer({ features })).requests;
  const CITY = { text: 'x', street: '', city: 'Namur', postalCode: '', lat: 50.46, lng: 4.87 };

  test('is asked for five locations in the page’s language, in any country if none is chosen [PUP-06]', async () => {
    const requests = serve(feature({ name: 'Namur', countrycode: 'FR' }));
    expect(await fetchLocations('/geo', 'Nam', '', signal)).toEqual([{ ...CITY, text: 'Namur' }]);
    expect(requests[0]!.url.search).toBe('?q=Nam&limit=5&lang=nl');
    expect(requests[0]!.init.signal).toBeDefined();
  });

  test('names a street by itself, or by its own name, with its number [PUP-06]', async () => {
    serve(
      feature({ name: 'Gare', city: 'Namur', housenumber: ' 1 ' }),
      feature({ name: 'Musée', street: 'Rue Haute', housenumber: 2, city: 'Namur' }),
      feature({ street: 'Rue Basse' }),
      feature({ name: 'Namur', countrycode: 'be' }),
    );
    const found = await fetchLocations('/geo', 'x', 'BE', signal);
    expect(found.map(({ text, street, city }) => [text, street, city])).toEqual([
      ['Gare 1, Namur', 'Gare 1', 'Namur'],
      ['Rue Haute 2, Namur', 'Rue Haute 2', 'Namur'],
      ['Rue Basse', 'Rue Basse', ''],
      ['Namur', '', 'Namur'],
    ]);
  });

  test('is asked for one location at a position; one with a postal code is preferred [PUP-06]', async () => {
    const requests = serve(feature({ name: 'Citadelle' }), feature({ name: 'Namur', postcode: '5000' }));
    expect(await fetchLocationAt('/geo/', CITY, signal)).toMatchObject({ city: 'Namur', postalCode: '5000' });
    expect(requests[0]!.url.pathname + requests[0]!.url.search).toBe(
      '/geo/reverse?lat=50.46&lon=4.87&limit=1&lang=nl',
    );
    serve(feature({ name: 'Citadelle' }), feature({ name: 'Jambes' }));
    expect(await fetchLocationAt('/geo', CITY, signal)).toMatchObject({ city: 'Citadelle' });
  });

  test('that knows no location knows no postal code [PUP-06]', async () => {
    serve();
    expect(await fetchLocationAt('/geo', CITY, signal)).toBeUndefined();
    expect(await fetchPostalCode('/geo', CITY, signal)).toBe('');
    serve(feature({ name: 'Namur' }));
    expect(await fetchPostalCode('/geo', CITY, signal)).toBe('');
  });
});
