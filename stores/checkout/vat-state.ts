/** The VAT service's result for a number: valid, invalid, or no answer. */
export type VatState = 'valid' | 'invalid' | 'unknown';

/** The result of a VAT check. */
export interface VatVerdict {
  /** The number and its country. */
  readonly key: string;
  readonly state: VatState;
  /** The server's message, or an empty string. */
  readonly message: string;
}

/** Returns the key of a number in a country, regardless of its spacing. */
export const vatKey = (vat: string, countryId: string): string =>
  `${countryId} ${vat.replaceAll(/[\s./-]/g, '').toUpperCase()}`;

export const vatStateOf = (isValid: boolean | null | undefined): VatState =>
  isValid === true ? 'valid' : isValid === false ? 'invalid' : 'unknown';

/**
 * Whether the page is reloaded because its prices depend on the state (CHK-04): after each change, except from
 * `invalid` to `unknown`, which changes no price.
 */
export const isVatReload = (before: VatState, now: VatState): boolean =>
  before !== now && !(before === 'invalid' && now === 'unknown');
