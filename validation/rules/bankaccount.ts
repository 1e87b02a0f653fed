import { countryOf } from '../country.ts';
import { isAccountOf, isIban } from '../ibans.ts';
import type { Rule } from '../rule.ts';

/** An account number of a country; without a country any IBAN (VAL-17). */
export const bankaccount: Rule = {
  test: (value, context) => {
    const country = countryOf(context);
    return country ? isAccountOf(value, country) : isIban(value);
  },
};
