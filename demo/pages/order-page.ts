import type { Checkout } from '../data/checkouts.ts';
import type { Ctx } from '../http/env.ts';
import { addressCountries, isAddressCountry } from '../rules/countries.ts';
import { deliveryDays } from '../rules/delivery-day.ts';
import type { Complaints } from '../rules/form.ts';
import { accountTypes, mostGiftWraps, orderFields, readOrderValues } from '../rules/order-form.ts';
import type { OrderFieldName, OrderValues } from '../rules/order-form.ts';
import { methodsFor } from '../rules/shipping.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { checkoutBooks, firstAddress, fieldsOfAddress } from './checkout-addresses.ts';
import {
  checkoutCart,
  isCheckedFor,
  methodOf,
  methodsView,
  prepaidView,
  shippingCountryOf,
  sumsOf,
} from './checkout-view.ts';
import { countryOf } from './country.ts';
import { formView } from './form-view.ts';
import { textsOf } from './view.ts';

/** Order fields that were saved before the search for a pickup point without scripts. */
type Draft = Partial<Record<OrderFieldName, string>>;

/** Returns the customer's company, with the checked VAT number. */
function companyOf(c: Ctx, { vatNumber }: Checkout, draft: Draft) {
  const user = c.get('user');
  const type = draft.AccountType ?? (user?.company ? 'Company' : 'Private');
  return {
    AccountType: vatNumber ? 'Company' : type,
    BillingCompany: draft.BillingCompany ?? user?.company,
    BillingVAT: vatNumber || (draft.BillingVAT ?? user?.vatNumber),
  };
}

/** Returns the known billing and shipping addresses. */
function initialAddresses(c: Ctx, shop: Shop, { billingCountry }: Checkout, draft: Draft) {
  const address = firstAddress(c, shop, 'Billing', billingCountry);
  const billing = address?.country || billingCountry || countryOf(c, shop);
  const { country } = c.get('session');
  const shipping = isAddressCountry(country) ? country : billing;
  const isSame = shipping === billing;
  return {
    ...fieldsOfAddress('Billing', address),
    ShippingCountryId: shipping,
    ...(!isSame && fieldsOfAddress('Shipping', firstAddress(c, shop, 'Shipping', shipping))),
    ...draft,
    BillingCountry: billing,
    ...(isSame && { ShippingCountryId: shipping }),
    SameAddressForShipping: isSame ? (draft.SameAddressForShipping ?? 'true') : '',
  };
}

/** Returns the order form's values on the first view and after a reload. */
export function firstValues(c: Ctx, shop: Shop): OrderValues {
  const { giftWraps, id } = c.get('session');
  const user = c.get('user');
  const checkout = shop.checkouts.of(id);
  const draft: Draft = shop.pickups.draftOf(id) ?? {};
  return readOrderValues({
    BillingFirstName: user?.firstName,
    BillingLastName: user?.lastName,
    Email: user?.email,
    PaymentMethod: 'BankTransfer',
    GiftWraps: String(giftWraps),
    ...initialAddresses(c, shop, checkout, draft),
    ...companyOf(c, checkout, draft),
    PrepaidAccountId: checkout.prepaidAccountId,
    ShippingMethodId: shop.choices.of(id).method,
  });
}

export interface OrderPage {
  readonly values: OrderValues;
  readonly key: string;
  readonly complaints?: Complaints<OrderFieldName>;
  /** Reason why a complete order was not placed. */
  readonly problem?: string;
}

/** Returns the VAT number's state, and its message. */
function vatView(checkout: Checkout, values: OrderValues, t: { readonly vatValid: string }) {
  if (!isCheckedFor(values, checkout)) return { state: 'unknown', message: '' };
  const { vatState, vatMessage } = checkout;
  return { state: vatState, message: vatState === 'valid' ? t.vatValid : vatMessage };
}

/** True when an optional field at the form's end has a value or an error; otherwise the page folds them. */
const hasExtras = (values: OrderValues, complaints: Complaints<OrderFieldName>): boolean =>
  Number(values.GiftWraps) > 0 ||
  (['GiftWraps', 'DeliveryDate', 'Remarks'] as const).some(
    (name) => complaints.has(name) || (name !== 'GiftWraps' && values[name] !== ''),
  );

function pageData(c: Ctx, shop: Shop, { values, key, problem, complaints = new Map() }: OrderPage) {
  const [culture, { id }, t] = [c.get('culture'), c.get('session'), textsOf(c)];
  const checkout = shop.checkouts.of(id);
  const shipping = shippingCountryOf(values);
  const names: Readonly<Record<string, string>> = t.countries;
  const sums = sumsOf(c, shop, values, checkout);
  return {
    title: t.order.title,
    ...formView<OrderFieldName>({ fields: orderFields, labels: t.order, values, complaints, culture }),
    key,
    problem,
    accountTypes,
    books: checkoutBooks(c, shop, values),
    countries: addressCountries.map((code) => ({ code, name: names[code] })),
    undeliverable: methodsFor(shipping).length === 0 ? fill(t.checkout.noMethods, names[shipping]) : '',
    methods: methodsView(c, shop, values, sums),
    prepaid: prepaidView(c, shop, values.PrepaidAccountId),
    vat: vatView(checkout, values, t.checkout),
    mostGiftWraps,
    days: deliveryDays(),
    hasExtras: hasExtras(values, complaints),
    cart: checkoutCart(c, shop, values, sums),
  };
}

/** Renders the order page, the only page of the checkout. */
export async function orderPage(c: Ctx, shop: Shop, page: OrderPage): Promise<Response> {
  const status = page.problem ? 409 : page.complaints?.size ? 422 : 200;
  const values = { ...page.values, ShippingMethodId: methodOf(page.values)?.id ?? '' };
  const answer = await shop.view.page(c, 'order', pageData(c, shop, { ...page, values }), status);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
