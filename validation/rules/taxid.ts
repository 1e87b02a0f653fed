import { countryOf } from '../libraries/country.ts';
import type { Rule } from '../engine/rule.ts';
import { isTaxIdOf } from '../libraries/tax-ids.ts';

/** A tax number of a person or company in a country; without a country any value passes (VAL-17). */
export const taxid: Rule = {
  test: (value, context) => isTaxIdOf(value, countryOf(context)),
};
