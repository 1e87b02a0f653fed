import type { OpenSession } from '../data/payments.ts';
import type { Order } from '../data/order-reader.ts';
import type { Ctx } from '../http/env.ts';
import { isAddressCountry } from '../rules/countries.ts';
import { dueOf } from '../rules/order-sums.ts';
import { orderState } from '../rules/order-state.ts';
import type { Shop } from '../shop.ts';

const localeOf = (culture: string) => (culture === 'nl' ? 'nl-NL' : 'fr-FR');

const countryCodeOf = ({ fields }: Order): string =>
  isAddressCountry(fields['BillingCountry']) ? fields['BillingCountry'] : 'BE';

/** True when an order has an amount to pay; a cancelled or delivered order has none. */
export const isPayable = ({ payments }: Shop, order: Order): boolean =>
  orderState(order) === 'placed' && payments.of(order.number).state !== 'paid' && dueOf(order) > 0;

/** Opens a payment session at the provider; it closes an older one of the order. */
export async function newSession(c: Ctx, { provider, payments }: Shop, order: Order): Promise<OpenSession> {
  const [culture, amount] = [c.get('culture'), dueOf(order)];
  const { origin } = new URL(c.req.url);
  const session = await provider.createSession({
    reference: order.number,
    amount,
    returnUrl: `${origin}/${culture}/payment/${order.number}`,
    countryCode: countryCodeOf(order),
    locale: localeOf(culture),
  });
  payments.saveSession(order.number, { ...session, amount });
  return { ...session, amount };
}

/** Returns the session for the payment page: the order's open one, unless its amount has changed. */
export async function sessionFor(c: Ctx, shop: Shop, order: Order): Promise<OpenSession> {
  const open = shop.payments.openSession(order.number);
  return open?.amount === dueOf(order) ? open : newSession(c, shop, order);
}

/** Returns a session's values for the browser. */
export const sessionView = ({ provider }: Shop, { id, sessionData }: OpenSession) => ({
  id,
  sessionData,
  environment: provider.page.environment,
  clientKey: provider.page.clientKey,
});

/** Returns the billing address in the provider's field names. */
export function billingAddressOf(order: Order) {
  const { fields } = order;
  return {
    street: fields['BillingStreet1'] ?? '',
    houseNumberOrName: [fields['BillingHouseNumber'], fields['BillingBoxNumber']].filter(Boolean).join(' '),
    postalCode: fields['BillingPostalCode'] ?? '',
    city: fields['BillingCity'] ?? '',
    country: countryCodeOf(order),
  };
}
