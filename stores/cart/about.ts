import { object, number } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { additionStatuses, readStatuses, writeStatuses } from '../about/statuses.ts';
import { addPayload, cartSummary, orderPayload, writeAnswer } from './schema.ts';

const summaryFields = {
  ItemsCount: 'Number of articles in the cart.',
  AmountTaxInclHtml: 'Amount with VAT, as the page shows it.',
  AmountTaxExclHtml: 'Amount without VAT, as the page shows it.',
};

const summary = {
  ItemsCount: 3,
  AmountTaxInclHtml: '73,50&nbsp;€',
  AmountTaxExclHtml: '60,74&nbsp;€',
};

const writeFields = {
  ...summaryFields,
  Message: 'A sentence for the visitor.',
  Item: 'The line as the server has it now.',
  'Item.Quantity': 'Its quantity, which may be less than the requested one.',
  DataLayer: 'Pushed to the tag manager: an object, a list of several, or either as JSON text.',
};

const writeAnswered = (example: object) => ({
  description:
    'The new summary, and what the server made of the line. Each field may be missing: without all three of the summary the cart is read again.',
  ...aboutContent({ schema: writeAnswer, example, fields: writeFields }),
});

const lineId = { id: { description: 'Id of the line, from `lines` of the island.', example: '812' } };

const gone = { 404: 'The line is gone: it is taken out of the page, and the cart is read again.' };

/** Calls of the cart. */
export const cartCalls: AboutCalls = {
  'cart.readSummary': {
    method: 'GET',
    path: '/api/v1/shoppingcarts',
    purpose: 'Reads the numbers of the cart after a change, or when the page may be older than the cart.',
    answer: {
      description: 'The summary, sent with `Cache-Control: no-store`.',
      ...aboutContent({ schema: cartSummary, example: summary, fields: summaryFields }),
    },
    statuses: {
      ...readStatuses,
      '4XX': 'The numbers stay as they are.',
      '5XX': 'The numbers stay as they are.',
    },
    via: ['$cart', '$cartSummary', 'addCartView', 'untilCartStore', 'addToCart', 'addOrderLine', 'addCredit'],
  },
  'cart.setQuantity': {
    method: 'PUT',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    purpose: 'Sets the quantity of a line. The quantity is absolute, so the call may come twice.',
    variables: lineId,
    body: aboutContent({
      schema: object({ Quantity: number() }),
      example: { Quantity: 4 },
      fields: { Quantity: 'The new quantity.' },
    }),
    answer: writeAnswered({
      ...summary,
      Message: 'Il ne reste que 3 pièces.',
      Item: { Quantity: 3 },
    }),
    statuses: { ...writeStatuses, ...gone },
    via: ['setQuantity'],
  },
  'cart.removeLine': {
    method: 'DELETE',
    path: '/api/v1/shoppingcarts/shoppingcartitems/{id}',
    purpose: 'Removes a line at once; an undo adds it again.',
    variables: lineId,
    answer: writeAnswered({ ...summary, Message: 'Het artikel is verwijderd.' }),
    statuses: { ...writeStatuses, 404: 'The line is gone already, which counts as removed.' },
    via: ['removeLine'],
  },
  'cart.add': {
    method: 'POST',
    path: '/api/v1/catalog/products/addtocart',
    purpose: 'Adds a product to the cart. One call, one addition: it is never repeated by itself.',
    body: aboutContent({
      schema: addPayload,
      example: { ProductVariantId: 10101, Quantity: 2, Name: 'Bol Matin, grès bleu' },
      fields: {
        ProductVariantId: 'The chosen variant.',
        Quantity: 'The quantity to add.',
        Name: 'The name that the page shows.',
        '{}': 'Any other field of the form, by its own name.',
      },
    }),
    answer: writeAnswered({ ...summary, Message: 'Bol Matin est dans votre panier.' }),
    statuses: additionStatuses,
    via: ['addToCart', 'undoRemove'],
  },
  'cart.addOrderLine': {
    method: 'PUT',
    path: '/api/v1/sales/orders/addtocart',
    purpose:
      'Adds a line of an earlier order to the cart. It is a PUT but adds, and is never repeated by itself.',
    body: {
      type: 'urlencoded',
      ...aboutContent({
        schema: orderPayload,
        example: {
          name: 'Bol Matin',
          quantity: '2',
          ItemKey: '10101',
          OrderId: '24001',
          currencyCode: 'EUR',
        },
        fields: { '{}': 'Each field of the line’s form, by its own name.' },
      }),
    },
    answer: writeAnswered({ ...summary, Message: 'Bol Matin est dans votre panier.' }),
    statuses: additionStatuses,
    via: ['addOrderLine'],
  },
};
