import { countryOf } from '../country.ts';
import type { Rule } from '../rule.ts';
import { isTaxIdOf } from '../tax-ids.ts';

/** A number that a country's tax office knows a person or a company by; without a country any passes (VAL-17). */
export const taxid: Rule = {
  test: (value, context) => isTaxIdOf(value, countryOf(context)),
};
