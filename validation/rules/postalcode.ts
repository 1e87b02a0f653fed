import { countryOf } from '../libraries/country.ts';
import { matchesPostalCode } from '../libraries/postal-codes.ts';
import type { Rule } from '../engine/rule.ts';

/** A postal code of a country; without a country, or for an unknown one, every code passes (VAL-17). */
export const postalcode: Rule = {
  test: (value, context) => matchesPostalCode(value.trim(), countryOf(context)),
};
