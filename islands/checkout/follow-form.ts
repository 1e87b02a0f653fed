import { preserveForm, markChosen } from '#kit/preserve-form';
import { isNamedField, namedFieldsOf } from '#kit/preserved-fields.ts';
import { putFieldChoice } from '#kit/field-choice.ts';
import { on } from '#runtime';
import { dispatchAt, querySelectorAll, addListener } from '#runtime/dom/safe.ts';
import { reveal } from '#runtime/dom/reveal.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import {
  chooseCountries,
  chooseMethod,
  chooseUnsaved,
  confirmCheckout,
  followCheckout,
  forgetVat,
  isCheckoutField,
  type CheckoutField,
} from '#stores/checkout';
import { checkoutReader } from './checkout-reader.ts';
import {
  createSummaryUrl,
  isPrepaidChanged,
  isVatTakenOff,
  readCheckout,
  readVatOf,
  readWrittenCheckout,
} from './form-choices.ts';
import type { UnaskedFields } from './hidden-fields.ts';

function choose(form: HTMLElement, field: CheckoutField): void {
  if (field === 'PrepaidAccountId') return chooseUnsaved(field);
  if (field === 'ShippingMethodId') return chooseMethod(readCheckout(form).method);
  if (field !== 'BillingVAT') return chooseCountries(field, readCheckout(form).countries);
  if (readVatOf(form) !== '') return undefined;
  forgetVat();
  return chooseUnsaved(field);
}

// A private person has no VAT number; a company's number that becomes visible again is checked again.
function changeAccountType(form: HTMLElement): void {
  const [vat] = querySelectorAll<HTMLInputElement>(form, '[name=BillingVAT]');
  if (!vat?.value.trim()) return;
  if (vat.disabled) choose(form, 'BillingVAT');
  else dispatchAt(vat, new Event('change', { bubbles: true }));
}

/**
 * Syncs the store with the form, and the parts of the page with the store.
 *
 * @param form The order's form.
 * @param unasked The conditional fields.
 * @param summaryUrl The address of the newest amounts, if the page has one.
 * @param signal Ends it.
 */
export function followForm(
  form: HTMLFormElement,
  unasked: UnaskedFields,
  summaryUrl: string | undefined,
  signal: AbortSignal,
): void {
  const onChange = ({ target }: Event) => {
    const { name } = target as HTMLInputElement;
    if (isNamedField(target)) markChosen(target);
    unasked.update();
    if (name === 'AccountType') changeAccountType(form);
    else if (isCheckoutField(name)) choose(form, name);
  };
  const around = (insert: () => void) => {
    preserveForm(form, insert);
    unasked.update();
    followCheckout(readCheckout(form));
  };
  addListener(form, 'change', onChange, { signal });
  // A pickup point belongs to a shipping method, so that method is chosen.
  const onPickup = ({ detail }: { detail: { shippingMethodId: string } }) =>
    putFieldChoice(form, 'ShippingMethodId', detail.shippingMethodId);
  on('pickup-chosen', onPickup, signal);
  // Values changed before the script loaded, or restored by a draft.
  for (const field of namedFieldsOf(form).filter(wasChanged)) {
    markChosen(field);
    reveal(field);
  }
  unasked.update();
  confirmCheckout(readWrittenCheckout(form));
  followCheckout(readCheckout(form));
  if (isPrepaidChanged(form)) chooseUnsaved('PrepaidAccountId');
  if (isVatTakenOff(form)) choose(form, 'BillingVAT');
  const follower = {
    // A getter, because the address contains the current choices.
    get url() {
      return createSummaryUrl(form, summaryUrl);
    },
    around,
  };
  checkoutReader.join(follower, signal);
}
