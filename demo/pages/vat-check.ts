import type { Checkout } from '../data/checkouts.ts';
import type { Ctx } from '../http/env.ts';
import type { OrderValues } from '../rules/order-form.ts';
import { readVatNumber, viesCountries } from '../rules/vat.ts';
import type { VatNumber, VatState } from '../rules/vat.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { isCheckedFor } from './checkout-view.ts';
import { textsOf } from './view.ts';

interface VatVerdict {
  readonly state: VatState;
  /** Message for the customer when the number is not valid. */
  readonly message: string;
}

function otherCountryMessage(c: Ctx, vat: VatNumber, billingCountry: string): string | undefined {
  const t = textsOf(c);
  const names: Readonly<Record<string, string>> = t.countries;
  if (vat.country === billingCountry) return undefined;
  return fill(t.checkout.vatOtherCountry, names[vat.country], names[billingCountry]);
}

async function findVerdict(c: Ctx, shop: Shop, vat: VatNumber, billingCountry: string): Promise<VatVerdict> {
  const t = textsOf(c).checkout;
  const message = otherCountryMessage(c, vat, billingCountry);
  if (message) return { state: 'invalid', message };
  if (!viesCountries.includes(vat.country)) return { state: 'unknown', message: t.vatOutside };
  const state = await shop.queryVies(vat);
  return { state, message: { valid: '', invalid: t.vatInvalid, unknown: t.vatUnknown }[state] };
}

/**
 * Checks a VAT number and stores the result for the session, as the order's prices depend on it.
 *
 * @param typed VAT number as typed; an empty one clears the previous result.
 * @param billingCountry Billing country.
 */
export async function checkVat(c: Ctx, shop: Shop, typed: string, billingCountry: string): Promise<Checkout> {
  const { id } = c.get('session');
  const vat = readVatNumber(typed, billingCountry);
  const verdict: VatVerdict = vat
    ? await findVerdict(c, shop, vat, billingCountry)
    : { state: 'unknown', message: '' };
  return shop.checkouts.set(id, {
    vatNumber: vat ? typed : '',
    vatCountry: vat?.country ?? '',
    vatBillingCountry: billingCountry,
    vatState: verdict.state,
    vatMessage: verdict.message,
  });
}

/** Checks the VAT number of a posted form, unless it is already checked. */
export async function ensureVatChecked(c: Ctx, shop: Shop, values: OrderValues): Promise<Checkout> {
  const checkout = shop.checkouts.of(c.get('session').id);
  if (checkout.vatState !== 'unknown' && isCheckedFor(values, checkout)) return checkout;
  if (!values.BillingVAT && !checkout.vatNumber) return checkout;
  return checkVat(c, shop, values.BillingVAT, values.BillingCountry);
}
