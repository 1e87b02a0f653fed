import { countryOf } from '../libraries/country.ts';
import { isAccountOf, isIban } from '../libraries/ibans.ts';
import type { Rule } from '../engine/rule.ts';

/** An account number of a country; without a country any IBAN (VAL-17). */
export const bankaccount: Rule = {
  test: (value, context) => {
    const country = countryOf(context);
    return country ? isAccountOf(value, country) : isIban(value);
  },
};
