import { borrow, type Borrowed } from '#kit/borrow.ts';
import { putFieldChoice, readFieldChoice } from '#kit/field-choice.ts';
import { findAllIn, readAttribute } from '#runtime/dom/safe.ts';
import { isSameAddress } from './form-choices.ts';

/** What of the form an order asks only sometimes. */
export interface UnaskedFields {
  /** Hides and switches off what the choices make needless; what was typed there stays. */
  update(): void;
  giveBack(): void;
}

const FIELDS = 'input, select, textarea';

function setAsked(borrowed: Borrowed, area: Element, isAsked: boolean, isSent: (name: string) => boolean) {
  borrowed.set(area, 'hidden', isAsked ? null : '');
  for (const field of findAllIn(area, FIELDS)) {
    const isOff = !isAsked && !isSent(readAttribute(field, 'name') ?? '');
    borrowed.set(field, 'disabled', isOff ? '' : null);
  }
}

// A field that is switched off is not sent, but the country of the parcel always is (T43).
const isCountry = (name: string) => name === 'ShippingCountryId';
const isNone = () => false;

/**
 * Follows the choices that make fields needless: another address of the parcel, a company's fields of a private person.
 *
 * @param form The order's form.
 */
export function createUnaskedFields(form: HTMLElement): UnaskedFields {
  const borrowed = borrow();
  return {
    update() {
      const isSame = isSameAddress(form);
      for (const area of findAllIn(form, '[data-checkout-shipping]'))
        setAsked(borrowed, area, !isSame, isCountry);
      if (isSame) putFieldChoice(form, 'ShippingCountryId', readFieldChoice(form, 'BillingCountry'));
      const type = readFieldChoice(form, 'AccountType');
      for (const area of findAllIn(form, '[data-checkout-company]'))
        setAsked(borrowed, area, type === '' || type === 'Company', isNone);
    },
    giveBack: () => borrowed.giveBack(),
  };
}
