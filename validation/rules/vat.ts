import { countryOf } from '../libraries/country.ts';
import type { Rule } from '../engine/rule.ts';
import { isVat, isVatOf } from '../libraries/vat-numbers.ts';

/** A number for the value added tax, with or without its prefix; without a country it goes by the prefix (VAL-17). */
export const vat: Rule = {
  test: (value, context) => {
    const country = countryOf(context);
    return country ? isVatOf(value, country) : isVat(value);
  },
};
