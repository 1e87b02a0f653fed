import { createOverrides, type Overrides } from '#kit/overrides.ts';
import { putFieldChoice, readFieldChoice } from '#kit/field-choice.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { isSameAddress } from './form-choices.ts';

/** The fields of an order that depend on a choice. */
export interface UnaskedFields {
  /** Hides and disables fields that the choices make unnecessary; typed text is preserved. */
  update(): void;
  restore(): void;
}

const FIELDS = 'input, select, textarea';

function setRequired(
  overrides: Overrides,
  area: Element,
  isRequested: boolean,
  isSent: (name: string) => boolean,
) {
  overrides.set(area, 'hidden', isRequested ? null : '');
  for (const field of querySelectorAll(area, FIELDS)) {
    const isOff = !isRequested && !isSent(getAttribute(field, 'name') ?? '');
    overrides.set(field, 'disabled', isOff ? '' : null);
  }
}

// A disabled field is not sent, but the delivery country is always needed (T43).
const isCountry = (name: string) => name === 'ShippingCountryId';
const isNone = () => false;

/**
 * Creates the conditional fields: those of another delivery address, and those of a company.
 *
 * @param form The order's form.
 */
export function createUnaskedFields(form: HTMLElement): UnaskedFields {
  const overrides = createOverrides();
  return {
    update() {
      const isSame = isSameAddress(form);
      for (const area of querySelectorAll(form, '[data-checkout-shipping]'))
        setRequired(overrides, area, !isSame, isCountry);
      if (isSame) putFieldChoice(form, 'ShippingCountryId', readFieldChoice(form, 'BillingCountry'));
      const type = readFieldChoice(form, 'AccountType');
      for (const area of querySelectorAll(form, '[data-checkout-company]'))
        setRequired(overrides, area, type === '' || type === 'Company', isNone);
    },
    restore: () => overrides.restore(),
  };
}
