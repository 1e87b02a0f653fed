import { listOf } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** The first digits and the number of digits of each brand. */
const BRANDS: ReadonlyMap<string, RegExp> = new Map([
  ['mastercard', /^(?:5[1-5]|2[2-7])\d{14}$/],
  ['visa', /^4\d{15}$/],
  ['amex', /^3[47]\d{13}$/],
  ['dinersclub', /^3(?:0[0-5]|[68]\d)\d{11}$/],
  ['enroute', /^2(?:014|149)\d{11}$/],
  ['discover', /^6011\d{12}$/],
  ['jcb', /^(?:3\d{15}|(?:2131|1800)\d{11})$/],
  ['unknown', /^\d+$/],
]);

/** A card of one of the brands; the check digit is checked by the rule `creditcard`. */
export const creditcardtypes: Rule = {
  test: (value, { param }) => {
    const digits = value.replace(/[ -]/g, '');
    const types = listOf(param('types').toLowerCase());
    const names = types.includes('all') || types.length === 0 ? [...BRANDS.keys()] : types;
    return names.some((name) => BRANDS.get(name)?.test(digits));
  },
};
