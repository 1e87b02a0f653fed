import { countryOf } from '../libraries/country.ts';
import type { Rule } from '../engine/rule.ts';
import { isVat, isVatOf } from '../libraries/vat-numbers.ts';

/** A VAT number, with or without its country prefix; without a country the prefix decides (VAL-17). */
export const vat: Rule = {
  test: (value, context) => {
    const country = countryOf(context);
    return country ? isVatOf(value, country) : isVat(value);
  },
};
