import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { readStatuses } from '../about/statuses.ts';
import { paymentSession } from './schema.ts';

/** Calls of a payment. */
export const paymentCalls: AboutCalls = {
  'payments.openSession': {
    method: 'POST',
    path: '/api/v1/payments/{number}/session',
    address: '`data-session-url` of `card-payment`',
    purpose:
      'Opens a session of the payment provider for the order: when the page has none, after it has expired, and before each further try. The body is empty.',
    variables: { number: { description: 'The order, as the page’s address says it.', example: 'IL-24001' } },
    answer: {
      description: 'The session, as the provider gave it to the server.',
      ...aboutContent({
        schema: paymentSession,
        example: {
          id: 'CS4FBB6F827EC53AC7',
          sessionData: 'Ab02b4c0!BQABAgCJN1wRZuGJmq8dMncmypvknj9s7l5Tj',
          environment: 'test',
          clientKey: 'test_7CS4FBB6F827EC53AC7',
        },
        fields: {
          id: 'Id of the session.',
          sessionData: 'Its data; missing on the way back from a bank, where the browser has stored it.',
          environment: 'Environment of the provider: `test` or a live one.',
          clientKey: 'Public key of the shop at the provider.',
        },
      }),
    },
    statuses: {
      ...readStatuses,
      409: 'Nothing is left to pay: the Message is shown, and the shopper goes to `data-return-url`.',
      '4XX': 'There is no session: the island says so, with the Message, and the shopper can try again.',
      '5XX': 'The same. Answer so, too, while it is unknown whether something was charged.',
    },
    via: ['requestPaymentSession'],
  },
};
