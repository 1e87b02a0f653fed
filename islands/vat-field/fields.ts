import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';

/** Finds the field of the VAT number. */
export function findVatInput(host: HTMLElement): HTMLInputElement {
  const field =
    findInside<HTMLInputElement>(host, '[name=BillingVAT]') ?? findInside<HTMLInputElement>(host, 'input');
  if (field) return field;
  throw new ArchipelError({
    what: 'The VAT number has no field.',
    why: 'There is no <input name="BillingVAT"> in the host.',
    how: 'Write data-island="vat-field" on what surrounds the field.',
  });
}

/** Finds the country fields in the number's form: a select, or a hidden input after an address was picked. */
const findCountries = (input: HTMLInputElement, name: string): HTMLInputElement[] =>
  input.form ? querySelectorAll(input.form, `[name="${CSS.escape(name)}"]`) : [];

/** Reads the billing country. */
export const readCountry = (input: HTMLInputElement, name: string): string =>
  findCountries(input, name).find(({ disabled }) => !disabled)?.value ?? '';

/** Returns whether the visitor has chosen another country than the server's. */
export const wasCountryChanged = (input: HTMLInputElement, name: string): boolean =>
  findCountries(input, name).some((field) => !field.disabled && wasChanged(field));
