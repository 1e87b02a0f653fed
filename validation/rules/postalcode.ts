import { countryOf } from '../country.ts';
import { matchesPostalCode } from '../postal-codes.ts';
import type { Rule } from '../rule.ts';

/** A postal code of a country; without a country, or of one that we don't know, every code passes (VAL-17). */
export const postalcode: Rule = {
  test: (value, context) => matchesPostalCode(value.trim(), countryOf(context)),
};
