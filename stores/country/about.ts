import { object, string } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { confirmation } from '../about/confirmation.ts';
import { writeStatuses } from '../about/statuses.ts';

/** Calls of the country. */
export const countryCalls: AboutCalls = {
  'country.change': {
    method: 'PUT',
    path: '/api/v1/salestaxes/currentcountry',
    purpose: 'Changes the country of taxes and delivery, behind the writes of the cart.',
    body: aboutContent({
      schema: object({ currentCountry: string() }),
      example: { currentCountry: 'NL' },
      fields: { currentCountry: 'Value of the chosen country.' },
    }),
    answer: {
      ...confirmation,
      description: 'Anything but nothing, such as `{}`: the country is changed, and the page is loaded anew.',
    },
    statuses: {
      ...writeStatuses,
      204: 'Empty: the country may be changed or not; the page is loaded anew.',
      409: 'Rejected: the Message is shown, and the select shows the earlier country.',
      '5XX': 'Failed: the select shows the earlier country.',
    },
    via: ['changeCountry'],
  },
};
