import { boolean, object, record, string } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { additionStatuses, readStatuses, writeStatuses } from '../about/statuses.ts';
import { customers, nextAddress } from './schema.ts';

const account = 'Id of the prepaid account, from the form.';

/** Calls of orders, customers and prepaid accounts. */
export const salesCalls: AboutCalls = {
  'sales.findCustomers': {
    method: 'GET',
    path: '/api/v1/sales/customers',
    purpose: 'Finds customers by e-mail address or number, for the staff.',
    query: {
      search: {
        description: 'The typed text, from two characters on; `data-param` gives the parameter another name.',
        example: 'anouk',
      },
    },
    answer: {
      description: 'The customers; an empty list for none.',
      ...aboutContent({
        schema: customers,
        example: [{ Email: 'anouk.lambert@example.be', CustomerId: 1002 }],
        fields: {
          '[].Email': 'E-mail address, shown in the list.',
          '[].CustomerId': 'The number, put into the form.',
        },
      }),
    },
    statuses: {
      ...readStatuses,
      403: 'The visitor is not of the staff: the field says that the search failed.',
    },
    via: ['fetchCustomers'],
  },
  'sales.addCredit': {
    method: 'POST',
    path: '/api/v1/sales/prepaidaccounts/addtocart',
    purpose: 'Adds credit of a prepaid account to the cart. It is never repeated by itself.',
    body: aboutContent({
      schema: object({ PrepaidAccountId: string(), Quantity: string() }),
      example: { PrepaidAccountId: '1', Quantity: '50' },
      fields: { PrepaidAccountId: account, Quantity: 'The amount, as it is typed.' },
    }),
    answer: {
      description: 'The address of the next page, on this site, as JSON text.',
      ...aboutContent({
        schema: nextAddress,
        example: '/fr/shoppingcarts',
        fields: {
          '': 'A path from `/`, or a whole address of this site. Any other answer leads nowhere: the cart is read.',
        },
      }),
    },
    statuses: additionStatuses,
    via: ['addCredit'],
  },
  'sales.setNotification': {
    method: 'POST',
    path: '/api/v1/sales/prepaidaccounts/setnotification',
    purpose: 'Switches the notification of a prepaid account on or off, 300 ms after the last press.',
    body: aboutContent({
      schema: object({ IsActivated: boolean(), PrepaidAccountId: string() }),
      example: { IsActivated: true, PrepaidAccountId: '1' },
      fields: { IsActivated: 'The new value.', PrepaidAccountId: account },
    }),
    answer: { description: 'Anything: a success status means saved.' },
    statuses: { ...writeStatuses, 204: 'Empty: saved.' },
    via: ['openNotification'],
  },
  'sales.requestAddress': {
    method: 'POST',
    path: '/{culture}/sales/order/ChangeDeliveryAddressRequest',
    address: 'the `action` of the form, else this address',
    purpose: 'Asks for another delivery address of an order.',
    variables: { culture: { description: 'The page’s language.', example: 'fr' } },
    body: {
      type: 'urlencoded',
      ...aboutContent({
        schema: record(string(), string()),
        example: { OrderId: '24001', Street: 'Rue des Potiers 12', PostCode: '5000', City: 'Namur' },
        fields: { '{}': 'Each field of the form, by its own name.' },
      }),
    },
    answer: {
      description:
        'HTML with `[data-success-message]`, or with `[data-error-message]`, or with the form once more; or the same result as JSON.',
      html: '<p data-success-message>Votre demande est envoyée.</p>',
    },
    statuses: {
      401: writeStatuses[401],
      422: 'The form with its errors takes the place of the form.',
      '4XX': 'Rejected: the Message is shown.',
      '5XX': 'Failed: the form stays as it is.',
    },
    islands: ['address-request'],
  },
};
