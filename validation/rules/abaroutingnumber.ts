import { weigh } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** A routing number of a bank in the United States. */
export const abaroutingnumber: Rule = {
  test: (value) =>
    /^\d{9}$/.test(value) && value !== '000000000' && weigh(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
};
