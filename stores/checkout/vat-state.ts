/** What is known of a VAT number: the service says yes, says no, or can't say. */
export type VatState = 'valid' | 'invalid' | 'unknown';

/** What a service has said of a number. */
export interface VatVerdict {
  /** The number and its country. */
  readonly key: string;
  readonly state: VatState;
  /** The server's own words, if it has any. */
  readonly message: string;
}

/** Names a number, however it is spaced, of a country. */
export const vatKey = (vat: string, countryId: string): string =>
  `${countryId} ${vat.replaceAll(/[\s./-]/g, '').toUpperCase()}`;

export const vatStateOf = (isValid: boolean | null | undefined): VatState =>
  isValid === true ? 'valid' : isValid === false ? 'invalid' : 'unknown';

/**
 * Whether the page is loaded anew, since its prices depend on the state (CHK-04): after each change of it, except that an invalid
 * number of which nothing is known any more changes no price.
 */
export const isVatReload = (before: VatState, now: VatState): boolean =>
  before !== now && !(before === 'invalid' && now === 'unknown');
