import { readFieldChoice, readWrittenFieldChoice } from '#kit/field-choice.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { CheckoutChoices, CheckoutCountries } from '#stores/checkout';

const SAME = '[name=SameAddressForShipping][type=checkbox]';

type Read = (form: HTMLElement, name: string) => string;

const findSame = (form: HTMLElement) => findInside<HTMLInputElement>(form, SAME);

/** Whether delivery uses the billing address. */
export const isSameAddress = (form: HTMLElement): boolean => findSame(form)?.checked ?? false;

const wasSameAddress = (form: HTMLElement): boolean => findSame(form)?.defaultChecked ?? false;

function countriesOf(form: HTMLElement, read: Read, isSame: boolean): CheckoutCountries {
  const billing = read(form, 'BillingCountry');
  const shipping = isSame ? billing : read(form, 'ShippingCountryId');
  return { billing, shipping: shipping || billing };
}

/** Reads the current choices of the form. */
export const readCheckout = (form: HTMLElement): CheckoutChoices => ({
  countries: countriesOf(form, readFieldChoice, isSameAddress(form)),
  method: readFieldChoice(form, 'ShippingMethodId'),
});

/** Reads the choices in the server's HTML, which are the saved ones. */
export const readWrittenCheckout = (form: HTMLElement): CheckoutChoices => ({
  countries: countriesOf(form, readWrittenFieldChoice, wasSameAddress(form)),
  method: readWrittenFieldChoice(form, 'ShippingMethodId'),
});

/** Fields without a write of their own, sent with the request for new amounts. */
const SENT_WITH = ['PrepaidAccountId', 'BillingVAT'] as const;

const isEnabled = (form: HTMLElement, name: string): boolean =>
  querySelectorAll<HTMLInputElement>(form, `[name="${name}"]`).some(({ disabled }) => !disabled);

/**
 * Returns the VAT number of the bill; empty when the form does not require one, as for a private person.
 *
 * @param form The form.
 */
export const readVatOf = (form: HTMLElement): string =>
  isEnabled(form, 'BillingVAT') ? readFieldChoice(form, 'BillingVAT').trim() : '';

/** Whether the prepaid account differs from the server's HTML. */
export const isPrepaidChanged = (form: HTMLElement): boolean =>
  readFieldChoice(form, 'PrepaidAccountId') !== readWrittenFieldChoice(form, 'PrepaidAccountId');

const isCompany = (type: string): boolean => type === '' || type === 'Company';

/**
 * Whether a VAT number in the server's HTML was emptied or became unnecessary before the listeners were
 * attached.
 */
export function isVatTakenOff(form: HTMLElement): boolean {
  const wasRequested = isCompany(readWrittenFieldChoice(form, 'AccountType'));
  return wasRequested && readWrittenFieldChoice(form, 'BillingVAT').trim() !== '' && readVatOf(form) === '';
}

/**
 * Builds the address of the newest amounts, with the fields that no other request saves. An empty VAT number
 * is sent to remove it; a filled one was already sent by the check.
 *
 * @param form The form.
 * @param url The page's own address for amounts; the current page if omitted.
 */
export function createSummaryUrl(form: HTMLElement, url: string | undefined): string {
  const address = new URL(url ?? location.href, document.baseURI);
  address.hash = '';
  const [prepaid, vat] = SENT_WITH;
  if (findInside(form, `[name="${prepaid}"]`))
    address.searchParams.set(prepaid, readFieldChoice(form, prepaid));
  if (findInside(form, `[name="${vat}"]`) && readVatOf(form) === '') address.searchParams.set(vat, '');
  return address.href;
}
