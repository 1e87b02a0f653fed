import { readFieldChoice, readWrittenFieldChoice } from '#kit/field-choice.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import type { CheckoutChoices, CheckoutCountries } from '#stores/checkout';

const SAME = '[name=SameAddressForShipping][type=checkbox]';

type Read = (form: HTMLElement, name: string) => string;

const findSame = (form: HTMLElement) => findInside<HTMLInputElement>(form, SAME);

/** Whether the parcel goes where the bill goes. */
export const isSameAddress = (form: HTMLElement): boolean => findSame(form)?.checked ?? false;

const wasSameAddress = (form: HTMLElement): boolean => findSame(form)?.defaultChecked ?? false;

function countriesOf(form: HTMLElement, read: Read, isSame: boolean): CheckoutCountries {
  const billing = read(form, 'BillingCountry');
  const shipping = isSame ? billing : read(form, 'ShippingCountryId');
  return { billing, shipping: shipping || billing };
}

/** Reads what the form says now. */
export const readCheckout = (form: HTMLElement): CheckoutChoices => ({
  countries: countriesOf(form, readFieldChoice, isSameAddress(form)),
  method: readFieldChoice(form, 'ShippingMethodId'),
});

/** Reads what the server wrote, which is what it has. */
export const readWrittenCheckout = (form: HTMLElement): CheckoutChoices => ({
  countries: countriesOf(form, readWrittenFieldChoice, wasSameAddress(form)),
  method: readWrittenFieldChoice(form, 'ShippingMethodId'),
});

/** Fields that no call saves go with the question for the newest amounts. */
const SENT_WITH = ['PrepaidAccountId', 'BillingVAT'] as const;

const isEnabled = (form: HTMLElement, name: string): boolean =>
  querySelectorAll<HTMLInputElement>(form, `[name="${name}"]`).some(({ disabled }) => !disabled);

/**
 * The number on the bill; empty where the form asks none, as of a private person.
 *
 * @param form The form.
 */
export const readVatOf = (form: HTMLElement): string =>
  isEnabled(form, 'BillingVAT') ? readFieldChoice(form, 'BillingVAT').trim() : '';

/** Whether a field without a call has another value than the server wrote. */
export const isPrepaidChanged = (form: HTMLElement): boolean =>
  readFieldChoice(form, 'PrepaidAccountId') !== readWrittenFieldChoice(form, 'PrepaidAccountId');

const isCompany = (type: string): boolean => type === '' || type === 'Company';

/** Whether the server wrote a number that is no longer asked for, or was emptied, before anybody listened. */
export function isVatTakenOff(form: HTMLElement): boolean {
  const wasRequested = isCompany(readWrittenFieldChoice(form, 'AccountType'));
  return wasRequested && readWrittenFieldChoice(form, 'BillingVAT').trim() !== '' && readVatOf(form) === '';
}

/**
 * The address of the newest amounts: with what no call saves. A number stands in it only to say that there is none: with one,
 * the check has told the server.
 *
 * @param form The form.
 * @param url Where the page says, or the page itself.
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
