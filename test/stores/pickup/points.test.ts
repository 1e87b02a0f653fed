import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPickupPayload } from '../../../stores/pickup/payload.ts';
import { parse } from 'valibot';
import { readPoints as toPoints } from '../../../stores/pickup/point.ts';
import { writtenPoints } from '../../../stores/pickup/schema.ts';
import { fetchPickupPoints, fetchLocations, fetchPostalCode } from '../../../stores/pickup/index.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const POINT = {
  PublicAccessPointID: 'relais-1',
  ConsigneeName: 'Librairie du Pont',
  Address: 'Rue du Pont 4',
  PostCode: '5000',
  City: 'Namur',
  CountryId: 'BE',
  PhoneNumber: '081 55 01 40',
  Distance: 0.4,
  ImageURL: '/pont.webp',
  Comments: 'Sonnez',
  StandardHoursOfOperation: 'lun 9h-12h',
  Informations: 'Au fond',
  LatestAirDropOffTime: '16:00',
  AdditionalChargeIndicator: true,
  SpecialInstructions: 'Par la cour',
  AdditionalComments: 'Merci',
  PickupPointType: 'Magasin',
  Geocode: { Latitude: 50.46, Longitude: 4.87 },
};

const readPoints = (values: unknown[]) => toPoints(parse(writtenPoints, values));

test('every field of a point is read, and its code places it [PUP-08]', () => {
  const [point] = readPoints([POINT]);
  expect(point).toMatchObject({
    id: 'relais-1',
    name: 'Librairie du Pont',
    street: 'Rue du Pont 4',
    postalCode: '5000',
    city: 'Namur',
    phone: '081 55 01 40',
    distance: '0.4',
    hours: 'lun 9h-12h',
    kind: 'Magasin',
    image: '/pont.webp',
    remarks: ['Au fond', 'Sonnez', 'Par la cour', 'Merci'],
    lastDropOff: '16:00',
    hasExtraCharge: true,
    position: { lat: 50.46, lng: 4.87 },
  });
});

test.each([
  ['none', null],
  ['half a code', { Latitude: 50.46 }],
  ['words', { Latitude: 'north', Longitude: 'east' }],
  ['nought, nought', { Latitude: 0, Longitude: '0' }],
  ['beyond the poles', { Latitude: 95, Longitude: 4 }],
  ['something else', 'here'],
])('a point with %s for a place is in the list, and not on the map [PUP-08]', (_, Geocode) => {
  const [point] = readPoints([{ ...POINT, Geocode }]);
  expect(point).toMatchObject({ id: 'relais-1', position: undefined });
});

test('a place may be written with commas, an id as a number [PUP-08]', () => {
  const [point] = readPoints([
    { ...POINT, PublicAccessPointID: 7, Geocode: { Latitude: '50,46', Longitude: '4,87' } },
  ]);
  expect(point).toMatchObject({ id: '7', position: { lat: 50.46, lng: 4.87 } });
});

test('a point that has nearly nothing is shown, one that can’t be chosen is told and costs no other [PUP-08]', () => {
  const bare = {
    PublicAccessPointID: 'bare',
    Address: 'Rue Haute 1',
    Comments: { deep: [] },
    ImageURL: 'javascript:1',
  };
  const points = readPoints([
    { ConsigneeName: 'No id' },
    null,
    'x',
    bare,
    { ...POINT },
    { ...POINT, City: 'Again' },
  ]);
  expect(points.map(({ id, name, city }) => [id, name, city])).toEqual([
    ['bare', 'Rue Haute 1', ''],
    ['relais-1', 'Librairie du Pont', 'Namur'],
  ]);
  expect(points[0]).toMatchObject({ image: '', hours: '', remarks: [], position: undefined });
  expect(watched.warnings().join()).toContain('PublicAccessPointID');
});

test('two hundred points are two hundred points [PUP-02]', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...POINT, PublicAccessPointID: `p${index}` }));
  expect(readPoints(many)).toHaveLength(200);
});

const ORDER = { firstName: 'Ada', lastName: 'Lovelace', shippingMethodId: '2', isStatic: false };

test('all twenty fields are saved, as the carrier has written them; only the static carrier’s own id, too [PUP-04]', () => {
  const [point] = readPoints([POINT]);
  const payload = createPickupPayload(point!, ORDER);
  expect(payload).toEqual({
    ShippingFirstName: 'Ada',
    ShippingLastName: 'Lovelace',
    ShippingMethodId: '2',
    PickupPointName: 'Librairie du Pont',
    ShippingStreet1: 'Rue du Pont 4',
    ShippingPostalCode: '5000',
    ShippingCity: 'Namur',
    ShippingCountryId: 'BE',
    ShippingPhoneNumber: '081 55 01 40',
    Informations: 'Au fond',
    StandardHoursOfOperation: 'lun 9h-12h',
    LatestAirDropOffTime: '16:00',
    AdditionalChargeIndicator: true,
    Comments: 'Sonnez',
    Distance: 0.4,
    SpecialInstructions: 'Par la cour',
    AdditionalComments: 'Merci',
    ExternalPickupPointRef: 'relais-1',
    PickupPointType: 'Magasin',
    PickupPointId: null,
  });
  expect(createPickupPayload(point!, { ...ORDER, isStatic: true }).PickupPointId).toBe('relais-1');
  const [bare] = readPoints([{ PublicAccessPointID: 'bare', ConsigneeName: 'Bare' }]);
  expect(createPickupPayload(bare!, ORDER)).toMatchObject({ ShippingCity: null, Distance: null });
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

test('the carrier is asked by a POST with all that the specification names [PUP-02]', async () => {
  const server = stubServer(() =>
    jsonAnswer({ ResponseStatusDescription: ' SUCCESS', PickupPointViewModels: [POINT] }),
  );
  const points = await fetchPickupPoints('dpd/be', QUESTION);
  const [{ url, init }] = server.requests as [(typeof server.requests)[0]];
  expect([url.pathname, init.method]).toEqual(['/api/v1/shipping/dpd%2Fbe/getpickuppoints', 'POST']);
  expect(JSON.parse(init.body as string)).toEqual(QUESTION);
  expect(points).toHaveLength(1);
});

test.each([
  ['another status', { ResponseStatusDescription: 'Failure', PickupPointViewModels: [POINT] }],
  ['no status', { PickupPointViewModels: [POINT] }],
  ['a list alone', [POINT]],
  ['a text for the list', { ResponseStatusDescription: 'Success', PickupPointViewModels: 'x' }],
  ['an object for the list', { ResponseStatusDescription: 'Success', PickupPointViewModels: {} }],
  ['points that are none', { ResponseStatusDescription: 'Success', PickupPointViewModels: [{}, null] }],
])('an answer with %s is a failure [PUP-02]', async (_, answer) => {
  stubServer(() => jsonAnswer(answer));
  await expect(fetchPickupPoints('relais', QUESTION)).rejects.toThrow();
});

test.each([[null], [[]], [undefined]])('a success with %s for points has none [PUP-02]', async (points) => {
  stubServer(() => jsonAnswer({ ResponseStatusDescription: 'Success', PickupPointViewModels: points }));
  expect(await fetchPickupPoints('relais', QUESTION)).toEqual([]);
});

const feature = (properties: object, coordinates: unknown = [4.87, 50.46]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties,
});

test('places come from the chosen country alone; what is no place is left out [PUP-06]', async () => {
  const { signal } = new AbortController();
  const server = stubServer(() =>
    jsonAnswer({
      features: [
        feature({ name: 'Namur', postcode: '5000', countrycode: 'BE' }),
        feature({ name: 'Rue des Potiers', street: 'Rue des Potiers', housenumber: 12, city: 'Namur' }),
        feature({ name: 'Namur', countrycode: 'FR' }),
        feature({ name: 'Nowhere' }, []),
        feature({}),
        null,
      ],
    }),
  );
  const locations = await fetchLocations('/geo/', 'Namur', 'be', signal);
  expect(locations.map(({ text, postalCode }) => [text, postalCode])).toEqual([
    ['5000 Namur', '5000'],
    ['Rue des Potiers 12, Namur', ''],
  ]);
  const [{ url }] = server.requests as [(typeof server.requests)[0]];
  expect([url.pathname, url.searchParams.get('q'), url.searchParams.get('countrycode')]).toEqual([
    '/geo/api',
    'Namur',
    'be',
  ]);
});

test('a missing postal code is looked up by the place [PUP-06]', async () => {
  const { signal } = new AbortController();
  const server = stubServer(() => jsonAnswer({ features: [feature({ name: 'Namur', postcode: 5000 })] }));
  const location = { text: 'x', street: '', city: 'Namur', postalCode: '', lat: 50.46, lng: 4.87 };
  expect(await fetchPostalCode('/geo', location, signal)).toBe('5000');
  expect(server.requests[0]!.url.search).toContain('lat=50.46&lon=4.87');
});
