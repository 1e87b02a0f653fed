import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { customerReferences, searchSuggestions } from './schema.ts';

/** Calls of search fields. */
export const searchCalls: AboutCalls = {
  'search.findSuggestions': {
    method: 'GET',
    path: '/api/v1/catalog/search/suggestions',
    purpose: 'Suggests products for a typed text.',
    query: {
      q: { description: 'The typed text, from two characters on.', example: 'bol' },
      nbrResults: { description: 'The number of suggestions: always 5.', example: '5' },
      accuracy: { description: 'How exact a match must be, from 0 to 1: always 0.3.', example: '0.3' },
    },
    answer: {
      description: 'The products, best first; an empty list for none. At most 30 are shown.',
      ...aboutContent({
        schema: searchSuggestions,
        example: [
          {
            Name: 'Bol Matin',
            Photo: { AssetId: 101, AssetName: 'bol-matin-80.webp' },
            ProductUrl: '/fr/catalog/product/bol-matin',
            PriceText: '24,50 €',
          },
        ],
        fields: {
          '[].Name': 'Name of the product.',
          '[].Photo': 'Its photo; the address comes from `data-photo-url` of `search-box`.',
          '[].Photo.AssetId': 'Id in that address.',
          '[].Photo.AssetName': 'Name in that address.',
          '[].ProductUrl': 'Address of the product’s page.',
          '[].PriceText': 'Its price, shown as it is.',
        },
      }),
    },
    statuses: readStatuses,
    via: ['fetchSuggestions'],
  },
  'search.findReferences': {
    method: 'GET',
    path: '/api/v1/catalog/customerref/search',
    purpose: 'Finds articles by the customer’s own references.',
    query: {
      q: { description: 'A part of the reference, from two characters on.', example: 'VR-1' },
      page: { description: 'Page of the results, from 1.', example: '1' },
    },
    answer: {
      description: 'The articles; an empty list ends the pages.',
      ...aboutContent({
        schema: customerReferences,
        example: [{ CustomerSKU: 'VR-1042', ProductLink: '/fr/catalog/product/bol-matin?variant=10101' }],
        fields: {
          '[].CustomerSKU': 'The customer’s reference.',
          '[].ProductLink': 'Address of the product’s page.',
        },
      }),
    },
    statuses: readStatuses,
    via: ['fetchReferences'],
  },
};
