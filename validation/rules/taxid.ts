import { countryOf } from '../libraries/country.ts';
import type { Rule } from '../engine/rule.ts';
import { isTaxIdOf } from '../libraries/tax-ids.ts';

/** A number that a country's tax office knows a person or a company by; without a country any passes (VAL-17). */
export const taxid: Rule = {
  test: (value, context) => isTaxIdOf(value, countryOf(context)),
};
