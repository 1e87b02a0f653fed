import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { dictionary, resourceText } from './schema.ts';

const own = 'The library’s own texts are shown, and one warning stands in the console.';

/** Calls of the texts of a site. */
export const stringCalls: AboutCalls = {
  'strings.read': {
    method: 'GET',
    path: '/api/v1/localization/{culture}/stringresources',
    purpose:
      'Reads the string resources of the site, once a page. `{ "strings": false }` in `archipel-config` turns it off.',
    variables: { culture: { description: '`fr` or `nl`; other languages have none.', example: 'fr' } },
    query: {
      v: {
        description: '`strings.version` of `archipel-config`: another value passes caches.',
        example: '12',
        isOptional: true,
      },
    },
    answer: {
      description:
        'Nested texts by dotted names, such as `Core.Error`. A text that is missing is the library’s own.',
      ...aboutContent({
        schema: dictionary,
        example: { Core: { Error: 'Erreur', SureToDelete: 'Voulez-vous vraiment supprimer ceci ?' } },
        fields: { '{}': 'A text, or a group of texts.' },
        definitions: { ResourceText: resourceText },
      }),
    },
    statuses: { ...readStatuses, '4XX': own, '5XX': own },
    via: ['stringsReady', 'stringsSoon', 'followText'],
  },
};
