import { countryOf } from '../libraries/country.ts';
import { matchesPostalCode } from '../libraries/postal-codes.ts';
import type { Rule } from '../engine/rule.ts';

/** A postal code of a country; without a country, or of one that we don't know, every code passes (VAL-17). */
export const postalcode: Rule = {
  test: (value, context) => matchesPostalCode(value.trim(), countryOf(context)),
};
