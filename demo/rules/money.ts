import type { Culture } from '../culture.ts';

/** Amounts are whole cents, VAT included: what the shopper pays is never the result of a rounding. */
export type Cents = number;

export const currencyCode = 'EUR';
const vatPercent = 21;

const formats: Record<Culture, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-BE', { style: 'currency', currency: currencyCode }),
  nl: new Intl.NumberFormat('nl-BE', { style: 'currency', currency: currencyCode }),
};

export const withoutTax = (taxIncluded: Cents): Cents => Math.round((taxIncluded * 100) / (100 + vatPercent));

export const lessPercent = (amount: Cents, percent: number): Cents =>
  Math.round((amount * (100 - percent)) / 100);

export const formatMoney = (amount: Cents, culture: Culture): string => formats[culture].format(amount / 100);

/** For the fields that carry HTML: the spaces that must not break are written as entities. */
export const moneyHtml = (amount: Cents, culture: Culture): string =>
  formatMoney(amount, culture).replace(/\u202f|\u00a0/g, '&nbsp;');
