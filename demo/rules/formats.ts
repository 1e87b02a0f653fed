import type { Culture } from '../culture.ts';

/** Returns a function that makes a value once for each key: a format of Intl takes longer to make than to use. */
function once<A extends readonly unknown[], T>(create: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const value = made.get(key) ?? create(...args);
    made.set(key, value);
    return value;
  };
}

/** Returns the format of dates, as in Belgium. */
export const dateFormat = once(
  (culture: Culture, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${culture}-BE`, options),
);

/** Returns the format of amounts in a currency, as in Belgium. */
export const moneyFormat = once(
  (culture: Culture, currency: string) =>
    new Intl.NumberFormat(`${culture}-BE`, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
);

/** Returns the rules for singular and plural. */
export const pluralRules = once((culture: Culture) => new Intl.PluralRules(culture));
