import { array, number, object, union, string } from 'valibot';
import { aboutContent, type AboutCall, type AboutCalls } from '../about/about-call.ts';
import { readStatuses, writeStatuses } from '../about/statuses.ts';
import {
  addAnswer,
  countAnswer,
  deleteAnswer,
  editAnswer,
  isInAnswer,
  orderAnswer,
  quantityAnswer,
} from './schema.ts';

const PATH = '/api/v1/catalog/wishlist';

const variant = { description: 'The variant.', example: '10101' };
const list = { description: 'The list.', example: '7' };
const line = { description: 'The line: `WishlistProductId`.', example: '301' };
const product = { description: 'The product, where the page names it.', example: '101', isOptional: true };

const DATA_LAYER = 'Pushed to the tag manager.';
const MESSAGE = 'A sentence for the visitor.';

const statuses = {
  ...writeStatuses,
  204: 'Empty: a wrong answer, which counts as an unknown outcome.',
  409: 'Rejected: the change is taken back, and the Message is announced.',
};
const removed = { ...statuses, 204: 'Empty: removed.', 404: 'It is gone already, which counts as removed.' };
const anything = { description: 'Anything: a success status means removed.' };
const unread = {
  ...readStatuses,
  401: 'The heart or the number stays as it is.',
  '4XX': 'It stays as it is.',
  '5XX': 'It stays as it is.',
};

const result = (done: string) => ({
  IsSuccessfull: `\`false\`: rejected, with the Message. ${done}`,
  Message: MESSAGE,
});

const edit = (name: string, path: string, value: { description: string; example: string }): AboutCall => ({
  method: 'POST',
  path: `${PATH}/${path}`,
  purpose: `Changes the ${name} of a list. The body is empty.`,
  query: { Id: list, ...(path === 'updatename' ? { Name: value } : { Description: value }) },
  answer: {
    description: 'Nothing, or a result.',
    ...aboutContent({
      schema: editAnswer,
      example: { IsSuccessfull: true },
      fields: result('Anything else is saved.'),
    }),
  },
  statuses: { ...statuses, 204: 'Empty: saved.' },
  via: [path === 'updatename' ? 'listNameOf' : 'listDescriptionOf'],
});

/** Calls of wishlists and birth lists. */
export const wishlistCalls: AboutCalls = {
  'wishlists.add': {
    method: 'POST',
    path: `${PATH}/addproductvariant`,
    purpose:
      'Adds a variant to a list. It may add a second time, so an unknown outcome is looked up first. The body is empty.',
    query: {
      WishlistId: list,
      ProductVariantId: variant,
      Quantity: { description: 'The quantity.', example: '1' },
      ProductId: product,
    },
    answer: {
      description: 'Each field may be missing.',
      ...aboutContent({
        schema: addAnswer,
        example: { Message: 'Bol Matin est dans « Anniversaire ».', WishlistId: 7 },
        fields: {
          Message: MESSAGE,
          DataLayer: DATA_LAYER,
          WishlistId: 'The list that has it now, where it is another one.',
        },
      }),
    },
    statuses,
    via: ['openMemberships'],
  },
  'wishlists.removeFromList': {
    method: 'DELETE',
    path: `${PATH}/deletefromlist/{variantId}/{listId}`,
    purpose: 'Removes a variant from a list.',
    variables: { variantId: variant, listId: list },
    answer: anything,
    statuses: removed,
    via: ['openMemberships'],
  },
  'wishlists.removeFromAll': {
    method: 'DELETE',
    path: `${PATH}/deletefromalllist/{variantId}`,
    purpose: 'Removes a variant from all lists of the visitor.',
    variables: { variantId: variant },
    answer: anything,
    statuses: { ...removed, '5XX': 'The outcome is unknown: the failure is announced.' },
    via: ['leaveAllLists'],
  },
  'wishlists.removeLine': {
    method: 'DELETE',
    path: `${PATH}/deletefromlist`,
    purpose: 'Removes a line from its list, some seconds after the press, so that the visitor can undo it.',
    query: { Id: line },
    answer: anything,
    statuses: removed,
    via: ['removeListLine'],
  },
  'wishlists.setQuantity': {
    method: 'POST',
    path: `${PATH}/updatequantity`,
    purpose: 'Sets the desired quantity of a line. The body is empty.',
    query: { Id: line, Quantity: { description: 'The new quantity.', example: '2' } },
    answer: {
      description: 'Whether the quantity is saved, also with a success status.',
      ...aboutContent({
        schema: quantityAnswer,
        example: { IsSuccessfull: true, WishlistProductId: 301, Quantity: 2 },
        fields: {
          ...result('`true`: saved.'),
          WishlistProductId: 'The line.',
          Quantity: 'The quantity that the server has now.',
        },
      }),
    },
    statuses,
    via: ['lineQuantityOf'],
  },
  'wishlists.rename': edit('name', 'updatename', {
    description: 'At most 80 characters.',
    example: 'Anniversaire',
  }),
  'wishlists.describe': edit('description', 'updatedescription', {
    description: 'At most 1,000 characters.',
    example: 'Pour la nouvelle cuisine.',
  }),
  'wishlists.delete': {
    method: 'POST',
    path: `${PATH}/delete`,
    purpose: 'Deletes a list, after a question. The body is empty.',
    query: { Id: list },
    answer: {
      description: 'The next page.',
      ...aboutContent({
        schema: deleteAnswer,
        example: { Uri: '/nl/catalog/wishlist/list' },
        fields: { Uri: 'Address of the page that is visited then, of this site.' },
      }),
    },
    statuses,
    via: ['deleteList'],
  },
  'wishlists.order': {
    method: 'POST',
    path: '/api/v1/catalog/products/addwishlisttocart',
    purpose: 'Adds the items of a list to the cart. It is never repeated by itself.',
    body: aboutContent({
      schema: object({
        WishlistId: union([number(), string()]),
        Items: array(object({ variantId: union([number(), string()]), qty: number() })),
      }),
      example: { WishlistId: 7, Items: [{ variantId: 10101, qty: 2 }] },
      fields: {
        WishlistId: 'The list.',
        Items: 'Its lines, as the page shows them.',
        'Items[].variantId': 'The variant.',
        'Items[].qty': 'The quantity.',
      },
    }),
    answer: {
      description: 'The items that are in the cart now; without `Items` all of them.',
      ...aboutContent({
        schema: orderAnswer,
        example: {
          Message: 'Un article sur deux est dans votre panier.',
          Items: [{ variantId: 10101, qty: 1, Message: 'Il ne reste qu’une pièce.' }],
        },
        fields: {
          Message: MESSAGE,
          DataLayer: DATA_LAYER,
          Items: 'The items in the cart.',
          'Items[].variantId': 'The variant.',
          'Items[].qty': 'The quantity in the cart.',
          'Items[].Message': 'The reason why it is less than requested.',
        },
      }),
    },
    statuses: { ...statuses, '5XX': 'The outcome is unknown: the visitor has to look at the cart.' },
    via: ['orderList'],
  },
  'wishlists.isInList': {
    method: 'GET',
    path: `${PATH}/isinthelist`,
    purpose: 'Reads whether a product is in any list, or a variant in one list, after a change elsewhere.',
    query: { ProductVariantId: variant, ProductId: product, WishlistId: { ...list, isOptional: true } },
    answer: {
      description: '`true` or `false`, or an object with it.',
      ...aboutContent({
        schema: isInAnswer,
        example: { IsInTheList: true },
        fields: { IsInTheList: 'Whether it is in a list.' },
      }),
    },
    statuses: unread,
    via: ['openMemberships', 'readMissedChanges', 'readHearts'],
  },
  'wishlists.count': {
    method: 'GET',
    path: `${PATH}/products/count`,
    purpose: 'Reads the number of products in all lists, after a change.',
    answer: {
      description: 'A number, or an object with it.',
      ...aboutContent({
        schema: countAnswer,
        example: { Count: 4 },
        fields: { Count: 'Number of products.' },
      }),
    },
    statuses: unread,
    via: ['$wishlists', 'openMemberships'],
  },
};
