import { afterEach, beforeEach, test } from 'vitest';
import { fetchLocations, fetchPickupPoints } from '#stores/pickup';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';
import { expectWrongShape, type WrongAnswer } from '../../support/wrong-answer.ts';

let watched: WatchedConsole;
beforeEach(() => {
  showPage('', { lang: 'fr' });
  watched = watchConsole();
});
afterEach(leavePage);

const { signal } = new AbortController();

const POINT = { PublicAccessPointID: 'relais-1', ConsigneeName: 'Librairie du Pont' };
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
const requestPoints = (carrier: string) => () => fetchPickupPoints(carrier, QUESTION);
const success = (answer: object) => ({ ResponseStatusDescription: 'Success', ...answer });

const CASES: readonly WrongAnswer[] = [
  [
    'another name of the list of points',
    requestPoints('a'),
    success({ Points: [POINT] }),
    '/shipping/a/',
    'PickupPointViewModels: missing, but "Points"',
  ],
  [
    'names in camel case',
    requestPoints('b'),
    { responseStatusDescription: 'Success' },
    '/shipping/b/',
    'ResponseStatusDescription: missing',
  ],
  [
    'a point without id',
    requestPoints('c'),
    success({ PickupPointViewModels: [POINT, {}] }),
    '/shipping/c/',
    'PickupPointViewModels[1].PublicAccessPointID: ',
  ],
  [
    'a list for a latitude',
    requestPoints('d'),
    success({
      PickupPointViewModels: [POINT, POINT, { ...POINT, Geocode: { Latitude: [50], Longitude: 4 } }],
    }),
    '/shipping/d/',
    'PickupPointViewModels[2].Geocode.Latitude: ',
  ],
  [
    'a text for a position',
    requestPoints('e'),
    success({ PickupPointViewModels: [{ ...POINT, Geocode: 'here' }] }),
    '/shipping/e/',
    'PickupPointViewModels[0].Geocode: ',
  ],
  [
    'a misspelled field of a point',
    requestPoints('f'),
    success({ PickupPointViewModels: [{ ...POINT, postCode: '5000' }] }),
    '/shipping/f/',
    'PickupPointViewModels[0].PostCode: missing, but "postCode"',
  ],
  [
    'a place without coordinates',
    () => fetchLocations('/geo', 'Na', 'BE', signal),
    { features: [{ properties: {} }] },
    '/geo/api',
    'features[0].geometry: ',
  ],
];

test.each(CASES)('%s is one error with address and path [ERR-02]', (...wrong) =>
  expectWrongShape(watched, wrong),
);

test.each([
  ['further fields', { PickupPointViewModels: [{ ...POINT, Distance: '0,4', CarrierZone: 'x' }] }],
  ['null for the list', { PickupPointViewModels: null, Total: 0 }],
  ['no list', {}],
])('an answer with %s is silent until a wrong one comes [PUP-02]', async (what, answer) => {
  stubServer(() => jsonAnswer(success(answer)));
  await fetchPickupPoints('quiet', QUESTION);
  await expectWrongShape(watched, [
    what,
    requestPoints(`loud ${what}`),
    success({ PickupPointViewModels: [POINT, {}] }),
    '/shipping/loud',
    'PickupPointViewModels[1].PublicAccessPointID',
  ]);
});
