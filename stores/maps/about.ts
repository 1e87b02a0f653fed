import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { mapsKey } from './schema.ts';

/** Calls of maps. */
export const mapCalls: AboutCalls = {
  'maps.readKey': {
    method: 'GET',
    path: '/api/v1/settings/GoogleFrontAPIKey',
    purpose: 'Reads the key of Google Maps, for maps with `data-provider="google"` alone.',
    answer: {
      description: 'The key: a text, or an object with it.',
      ...aboutContent({
        schema: mapsKey,
        example: { GoogleFrontAPIKey: 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY' },
        fields: {
          GoogleFrontAPIKey: 'The key.',
          Value: 'The key, under its other name.',
        },
      }),
    },
    statuses: { ...readStatuses, '4XX': 'The map is not drawn; the list beside it stays.' },
    via: ['fetchMapsKey'],
  },
};
