import { addressFields, SECRET } from './owner.ts';
import type { Attempt, Owned } from './owner.ts';

/** Roles that sign in; `guest` doesn't. */
export type Role = 'customer' | 'company' | 'editor' | 'staff' | 'guest';

export interface OwnedRoute {
  /** Only this customer, or only this role. */
  readonly owner: 'customer' | 'editor' | 'staff';
  readonly attempt: (owned: Owned) => Attempt;
  /** Rejected with 200: an error in the body, or a page of the reader's own records. */
  readonly isMild?: boolean;
}

const get = (path: string): Attempt => ({ path });
const post = (path: string, fields: Record<string, string> = {}): Attempt => ({
  method: 'POST',
  path,
  fields,
});
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown): Attempt => ({
  method,
  path,
  json,
});

const of =
  (owner: OwnedRoute['owner'], more: Pick<OwnedRoute, 'isMild'> = {}) =>
  (attempt: OwnedRoute['attempt']): OwnedRoute => ({ owner, attempt, ...more });

const [own, ownMild, editors, staff] = [
  of('customer'),
  of('customer', { isMild: true }),
  of('editor'),
  of('staff'),
];
const address = { Country: 'BE', Street: SECRET, Number: '1', PostalCode: '5000', City: 'Namur' };
const name = { Name: 'Renamed' };

const orders: Record<string, OwnedRoute> = {
  'GET /~/account/orders/:number': own((o) => get(`/fr/account/orders/${o.recent}`)),
  'GET /~/account/orders/:number/address': own((o) => get(`/fr/account/orders/${o.recent}/address`)),
  'GET /~/account/orders/:number/refund': own((o) => get(`/fr/account/orders/${o.delivered}/refund`)),
  'POST /~/account/orders/:number/refund': own((o) =>
    post(`/fr/account/orders/${o.delivered}/refund`, { RequestKey: 'one', 'Quantity-10101': '1' }),
  ),
  'POST /~/account/orders/:number/cancel': own((o) => post(`/fr/account/orders/${o.recent}/cancel`)),
  'GET /~/checkout/confirmation/:number': own((o) => get(`/fr/checkout/confirmation/${o.recent}`)),
  'GET /~/payment/:number': own((o) => get(`/fr/payment/${o.recent}`)),
  'GET /~/payment/:number/return': own((o) => get(`/fr/payment/${o.recent}/return`)),
  'POST /~/payment/:number': own((o) =>
    post(`/fr/payment/${o.recent}`, { PaymentMethod: 'BankTransfer', PrepaidAccountId: o.account }),
  ),
  'POST /api/v1/payments/:number/session': own((o) =>
    call('POST', `/api/v1/payments/${o.recent}/session`, {}),
  ),
  'POST /~/sales/order/ChangeDeliveryAddressRequest': own((o) =>
    post('/fr/sales/order/ChangeDeliveryAddressRequest', { ...address, OrderId: o.recent }),
  ),
  'POST /~/sales/order/addtocart': own((o) =>
    post('/fr/sales/order/addtocart', { OrderId: o.recent, ItemKey: '10101', quantity: '1' }),
  ),
  'POST /~/sales/order/addalltocart': own((o) => post('/fr/sales/order/addalltocart', { OrderId: o.recent })),
  'PUT /api/v1/sales/orders/addtocart': own((o) =>
    call('PUT', '/api/v1/sales/orders/addtocart', { OrderId: o.recent, ItemKey: '10101', quantity: '1' }),
  ),
};

const cart: Record<string, OwnedRoute> = {
  'POST /~/shoppingcarts/items/:id': own((o) =>
    post(`/fr/shoppingcarts/items/${o.cartLine}`, { Quantity: '3' }),
  ),
  'POST /~/shoppingcarts/items/:id/delete': own((o) => post(`/fr/shoppingcarts/items/${o.cartLine}/delete`)),
  'PUT /api/v1/shoppingcarts/shoppingcartitems/:id': own((o) =>
    call('PUT', `/api/v1/shoppingcarts/shoppingcartitems/${o.cartLine}`, { Quantity: 4 }),
  ),
  'DELETE /api/v1/shoppingcarts/shoppingcartitems/:id': own((o) =>
    call('DELETE', `/api/v1/shoppingcarts/shoppingcartitems/${o.cartLine}`),
  ),
};

const account: Record<string, OwnedRoute> = {
  'GET /~/account/address': own((o) => get(`/fr/account/address?Id=${o.address}`)),
  'GET /~/widget/DeliveryAddressPicker': ownMild((o) =>
    get(`/fr/widget/DeliveryAddressPicker?Id=${o.address}`),
  ),
  'GET /widget/DeliveryAddressPicker': ownMild((o) => get(`/widget/DeliveryAddressPicker?Id=${o.address}`)),
  'POST /~/account/address': own((o) =>
    post('/fr/account/address', { ...addressFields, Id: String(o.address), HouseNumber: '2' }),
  ),
  'POST /~/account/address/remove': own((o) => post('/fr/account/address/remove', { Id: String(o.address) })),
  'POST /~/sales/prepaidaccounts/addtocart': own((o) =>
    post('/fr/sales/prepaidaccounts/addtocart', { PrepaidAccountId: o.account, Quantity: '10' }),
  ),
  'POST /~/sales/prepaidaccounts/setnotification': own((o) =>
    post('/fr/sales/prepaidaccounts/setnotification', { PrepaidAccountId: o.account, IsActivated: 'true' }),
  ),
  'POST /api/v1/sales/prepaidaccounts/addtocart': own((o) =>
    call('POST', '/api/v1/sales/prepaidaccounts/addtocart', { PrepaidAccountId: o.account, Quantity: 10 }),
  ),
  'POST /api/v1/sales/prepaidaccounts/setnotification': own((o) =>
    call('POST', '/api/v1/sales/prepaidaccounts/setnotification', {
      PrepaidAccountId: o.account,
      IsActivated: false,
    }),
  ),
};

const crop = '/0/0/400/400/200/200?keepOriginal=true';
const files: Record<string, OwnedRoute> = {
  'GET /api/v1/assetslibrary/assets/:id': own((o) => get(`/api/v1/assetslibrary/assets/${o.asset}`)),
  'GET /assets/media/:id': own((o) => get(`/assets/media/${o.photo}`)),
  'GET /assets/media/:id/thumbnail': own((o) => get(`/assets/media/${o.photo}/thumbnail`)),
  'GET /assets/croptempimg/:tmpName/:x/:y/:w/:h/:cropWidth/:cropHeight': ownMild((o) =>
    get(`/assets/croptempimg/${o.tmpName}${crop}`),
  ),
  'POST /~/account/photo': own((o) => post('/fr/account/photo', { Photo: o.asset, PhotoName: 'x.jpg' })),
};

const list = '/fr/catalog/wishlist';
const lists: Record<string, OwnedRoute> = {
  'GET /~/catalog/wishlist/list': ownMild((o) => get(`${list}/list?Id=${o.list}`)),
  'GET /~/catalog/wishlist/list_item': own((o) => get(`${list}/list_item?wishlistid=${o.list}`)),
  'GET /~/catalog/wishlist/list/:id/delete': own((o) => get(`${list}/list/${o.list}/delete`)),
  'POST /~/catalog/wishlist/list/:id/rename': own((o) => post(`${list}/list/${o.list}/rename`, name)),
  'POST /~/catalog/wishlist/list/:id/describe': own((o) =>
    post(`${list}/list/${o.list}/describe`, { Description: 'Changed' }),
  ),
  'POST /~/catalog/wishlist/list/:id/delete': own((o) => post(`${list}/list/${o.list}/delete`)),
  'POST /~/catalog/wishlist/list/:id/order': own((o) => post(`${list}/list/${o.list}/order`)),
  'POST /~/catalog/wishlist/lines/:id': own((o) => post(`${list}/lines/${o.listLine}`, { Quantity: '7' })),
  'POST /~/catalog/wishlist/lines/:id/delete': own((o) => post(`${list}/lines/${o.listLine}/delete`)),
  'POST /~/catalog/wishlist/popup': own((o) =>
    post(`${list}/popup`, { WishlistId: String(o.list), ProductVariantId: '20101' }),
  ),
};

const listCall = '/api/v1/catalog/wishlist';
const listCalls: Record<string, OwnedRoute> = {
  'GET /api/v1/catalog/wishlist/isinthelist': ownMild((o) =>
    get(`${listCall}/isinthelist?ProductVariantId=10101&WishlistId=${o.list}`),
  ),
  'POST /api/v1/catalog/wishlist/addproductvariant': own((o) =>
    call('POST', `${listCall}/addproductvariant?ProductVariantId=20101&Quantity=9&WishlistId=${o.list}`),
  ),
  'DELETE /api/v1/catalog/wishlist/deletefromlist': own((o) =>
    call('DELETE', `${listCall}/deletefromlist?Id=${o.listLine}`),
  ),
  'DELETE /api/v1/catalog/wishlist/deletefromlist/:variantId/:listId': own((o) =>
    call('DELETE', `${listCall}/deletefromlist/10101/${o.list}`),
  ),
  'POST /api/v1/catalog/wishlist/updatequantity': own((o) =>
    call('POST', `${listCall}/updatequantity?Id=${o.listLine}&Quantity=5`),
  ),
  'POST /api/v1/catalog/wishlist/updatename': own((o) =>
    call('POST', `${listCall}/updatename?Id=${o.list}&Name=Renamed`),
  ),
  'POST /api/v1/catalog/wishlist/updatedescription': own((o) =>
    call('POST', `${listCall}/updatedescription?Id=${o.list}&Description=Changed`),
  ),
  'POST /api/v1/catalog/wishlist/delete': own((o) => call('POST', `${listCall}/delete?Id=${o.list}`)),
};

const media = '/fr/editors/media';
const library: Record<string, OwnedRoute> = {
  'GET /~/editors/media': editors(() => get(media)),
  'GET /~/editors/media/assets/:id': editors((o) => get(`${media}/assets/${o.picture}`)),
  'POST /~/editors/media/folders/:id/new': editors((o) => post(`${media}/folders/${o.folder}/new`, name)),
  'POST /~/editors/media/folders/:id/rename': editors((o) =>
    post(`${media}/folders/${o.folder}/rename`, name),
  ),
  'POST /~/editors/media/folders/:id/delete': editors((o) => post(`${media}/folders/${o.folder}/delete`)),
  'POST /~/editors/media/folders/:id/upload': editors((o) => post(`${media}/folders/${o.folder}/upload`)),
  'POST /~/editors/media/assets/:id/rename': editors((o) =>
    post(`${media}/assets/${o.picture}/rename`, name),
  ),
  'POST /~/editors/media/assets/:id/move': editors((o) =>
    post(`${media}/assets/${o.picture}/move`, { FolderId: String(o.folder) }),
  ),
  'POST /~/editors/media/assets/:id/delete': editors((o) => post(`${media}/assets/${o.picture}/delete`)),
  'POST /~/editors/article': editors((o) => post('/fr/editors/article', { title: 'x', Leaflet: o.picture })),
  'POST /~/editors/article/pick': editors((o) =>
    post('/fr/editors/article/pick', { for: 'Cover', AssetId: o.picture }),
  ),
};

const staffOrders = '/fr/account/staff/orders';
const ofStaff: Record<string, OwnedRoute> = {
  'GET /~/account/staff/orders': staff(() => get(staffOrders)),
  'GET /~/account/staff/orders/:number/customer': staff((o) => get(`${staffOrders}/${o.recent}/customer`)),
  'POST /~/account/staff/orders/:number/customer': staff((o) =>
    post(`${staffOrders}/${o.recent}/customer`, { Email: 'daan@example.com', CustomerId: '' }),
  ),
  'POST /~/account/staff/orders/:number/transfer': staff((o) => post(`${staffOrders}/${o.recent}/transfer`)),
  'GET /api/v1/sales/customers': staff((o) => get(`/api/v1/sales/customers?search=${o.email.slice(0, 8)}`)),
};

/** Routes that name a record by its id, or that belong to a role. */
export const ownedRoutes: Readonly<Record<string, OwnedRoute>> = {
  ...orders,
  ...cart,
  ...account,
  ...files,
  ...lists,
  ...listCalls,
  ...library,
  ...ofStaff,
};

/** Routes of a secret address, and the checkout: `ownership.test.ts` and `credit.test.ts` test each by itself. */
export const separateRoutes = [
  'GET /~/catalog/wishlist/shared/:token',
  'GET /~/catalog/wishlist/shared/:token/list_item',
  'POST /~/catalog/wishlist/shared/:token/order',
  'POST /~/checkout',
];
