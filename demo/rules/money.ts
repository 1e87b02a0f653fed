import { AsyncLocalStorage } from 'node:async_hooks';
import type { Culture } from '../culture.ts';

/** Amounts are whole cents, VAT included: what the shopper pays is never the result of a rounding. */
export type Cents = number;

/** In what amounts are shown; prices are set in euros. */
export const currencies = ['EUR', 'GBP', 'USD', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

const rates: Record<Currency, number> = { EUR: 1, GBP: 0.86, USD: 1.09, CHF: 0.95 };
const vatPercent = 21;

export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value);

const current = new AsyncLocalStorage<Currency>();

/** Shows all amounts of one answer in a currency: what is to be paid is written in forty places, and none may be forgotten. */
export const inCurrency = <T>(currency: Currency, run: () => T): T => current.run(currency, run);

export const currentCurrency = (): Currency => current.getStore() ?? 'EUR';

/** An amount in units of the currency that is shown. */
export const inUnits = (amount: Cents): number => Math.round(amount * rates[currentCurrency()]) / 100;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(culture: Culture, currency: Currency): Intl.NumberFormat {
  const key = `${culture} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${culture}-BE`, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(key, format);
  return format;
}

export const withoutTax = (taxIncluded: Cents): Cents => Math.round((taxIncluded * 100) / (100 + vatPercent));

export const taxOf = (taxIncluded: Cents): Cents => taxIncluded - withoutTax(taxIncluded);

export const lessPercent = (amount: Cents, percent: number): Cents =>
  Math.round((amount * (100 - percent)) / 100);

/** Amounts below nothing carry a real minus before the sign of the currency: `−€ 22,66`, `−22,66 €`. */
export function formatMoney(amount: Cents, culture: Culture): string {
  const text = formatOf(culture, currentCurrency()).format(Math.abs(inUnits(amount)));
  return amount < 0 ? `\u2212${text}` : text;
}

/** An amount without cents, where it has none: `60 €`, `€ 60`, `51,60 £`. */
export const formatShort = (amount: Cents, culture: Culture): string =>
  formatMoney(amount, culture).replace(/[.,]00(?!\d)/, '');

/** For the fields that carry HTML: the spaces that must not break are written as entities. */
export const moneyHtml = (amount: Cents, culture: Culture): string =>
  formatMoney(amount, culture).replace(/\u202f|\u00a0/g, '&nbsp;');
