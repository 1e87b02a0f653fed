import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { vatAnswer } from './schema.ts';

const unknown = 'There is no verdict: nothing is loaded, and the check can be repeated.';

/** Calls of the one-step order; its choices are saved by the calls of the delivery. */
export const checkoutCalls: AboutCalls = {
  'checkout.checkVat': {
    method: 'GET',
    path: '/api/v1/sales/customers/checkisvatvalid/',
    purpose:
      'Checks a VAT number by a service, after the writes of the order. `data-url` of `vat-field` is another address, with `{vat}` where the number stands in the path.',
    query: {
      countryId: { description: 'Country of the number.', example: 'BE' },
      VAT: { description: 'The number as it is typed.', example: 'BE 0417.497.106' },
      customerId: {
        description: 'The customer, where the page names one.',
        example: '1002',
        isOptional: true,
      },
    },
    answer: {
      description: 'The verdict of the service.',
      ...aboutContent({
        schema: vatAnswer,
        example: { IsVATValidWebService: false, ErrorMessage: 'Ce numéro n’existe pas.' },
        fields: {
          IsVATValidWebService: '`true` or `false`; `null` when the service gave no verdict.',
          ErrorMessage: 'A sentence for the visitor, shown at the field.',
        },
      }),
    },
    statuses: { ...readStatuses, '4XX': unknown, '5XX': unknown },
    via: ['checkVat'],
  },
};
