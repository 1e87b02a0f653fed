import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { geocoderAnswer } from './schema.ts';

const position = {
  lat: { description: 'Degrees.', example: '50.4674' },
  lon: { description: 'Degrees.', example: '4.8712' },
};

const geocoder = '`data-geocode-url` of `pickup-search`, or `map.geocoder` of `archipel-config`';

const locations = {
  description: 'A GeoJSON collection, as Photon answers.',
  ...aboutContent({
    schema: geocoderAnswer,
    example: {
      features: [
        {
          geometry: { coordinates: [4.8712, 50.4674] },
          properties: { name: 'Namur', postcode: '5000', countrycode: 'BE' },
        },
      ],
    },
    fields: {
      features: 'The places; an empty list for none.',
      'features[].geometry': 'The position.',
      'features[].geometry.coordinates': 'Longitude, then latitude, in degrees.',
      'features[].properties': 'The address.',
      'features[].properties{}': 'Any further field.',
      'features[].properties.name': 'Name of the place; of a city without `city`, the city.',
      'features[].properties.street': 'Street.',
      'features[].properties.housenumber': 'Number in the street.',
      'features[].properties.postcode': 'Postal code.',
      'features[].properties.city': 'City.',
      'features[].properties.countrycode': 'Two letters; places of another country are left out.',
    },
  }),
};

const unlocated = 'The text is searched for as it is typed.';
const geocoderStatuses = { ...readStatuses, '4XX': unlocated, '5XX': unlocated };

const lang = { description: 'The page’s language.', example: 'fr' };

/** Calls of the geocoder. */
export const locationCalls: AboutCalls = {
  'pickup.findLocations': {
    method: 'GET',
    path: '/geocoder/api',
    address: geocoder,
    purpose: 'Suggests places for a typed text, by Photon’s protocol. The site forwards the request.',
    query: {
      q: { description: 'The typed text, from three characters on.', example: 'Namur' },
      limit: { description: 'Maximum number of places.', example: '5' },
      lang,
      countrycode: { description: 'Two letters.', example: 'BE', isOptional: true },
    },
    answer: locations,
    statuses: geocoderStatuses,
    via: ['fetchLocations'],
  },
  'pickup.findLocationAt': {
    method: 'GET',
    path: '/geocoder/reverse',
    address: geocoder,
    purpose: 'Names the place at a position: that of the visitor, or of a place without postal code.',
    query: { ...position, limit: { description: 'Always 1.', example: '1' }, lang },
    answer: locations,
    statuses: geocoderStatuses,
    via: ['fetchLocationAt', 'fetchPostalCode'],
  },
};
