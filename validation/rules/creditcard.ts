import { isLuhn } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** 13 to 19 digits with a correct check digit; spaces and dashes may separate them (VAL-16). */
export const creditcard: Rule = {
  test: (value) => {
    const digits = value.replace(/[ -]/g, '');
    return /^\d{13,19}$/.test(digits) && /[1-9]/.test(digits) && isLuhn(digits);
  },
};
