import { AsyncLocalStorage } from 'node:async_hooks';
import type { Culture } from '../culture.ts';
import { moneyFormat } from './formats.ts';

/** An amount in whole cents, VAT included, so that a paid amount is never the result of rounding. */
export type Cents = number;

/** Currencies in which amounts can be shown; prices are set in euros. */
export const currencies = ['EUR', 'GBP', 'USD', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

const rates: Record<Currency, number> = { EUR: 1, GBP: 0.86, USD: 1.09, CHF: 0.95 };
const vatPercent = 21;

export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value);

const current = new AsyncLocalStorage<Currency>();

/**
 * Runs `run` so that all its amounts are formatted in a currency, without passing it to every call. Most visitors
 * see euros; a storage that is never used makes no promise slower.
 */
export const inCurrency = <T>(currency: Currency, run: () => T): T =>
  currency === currentCurrency() ? run() : current.run(currency, run);

export const currentCurrency = (): Currency => current.getStore() ?? 'EUR';

/** Returns an amount in units of the shown currency. */
export const inUnits = (amount: Cents): number => Math.round(amount * rates[currentCurrency()]) / 100;

export const withoutTax = (taxIncluded: Cents): Cents => Math.round((taxIncluded * 100) / (100 + vatPercent));

export const taxOf = (taxIncluded: Cents): Cents => taxIncluded - withoutTax(taxIncluded);

export const lessPercent = (amount: Cents, percent: number): Cents =>
  Math.round((amount * (100 - percent)) / 100);

/** Formats an amount; a negative one has a real minus sign at its start: `−€ 22,66`, `−22,66 €`. */
export function formatMoney(amount: Cents, culture: Culture): string {
  const text = moneyFormat(culture, currentCurrency()).format(Math.abs(inUnits(amount)));
  return amount < 0 ? `\u2212${text}` : text;
}

/** Formats an amount, without cents when they are zero: `60 €`, `€ 60`, `51,60 £`. */
export const formatShort = (amount: Cents, culture: Culture): string =>
  formatMoney(amount, culture).replace(/[.,]00(?!\d)/, '');

/** Formats an amount for fields with HTML: no-break spaces are entities. */
export const moneyHtml = (amount: Cents, culture: Culture): string =>
  formatMoney(amount, culture).replace(/\u202f|\u00a0/g, '&nbsp;');
