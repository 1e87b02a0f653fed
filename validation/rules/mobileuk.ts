import { isUk } from '../libraries/national-phones.ts';
import type { Rule } from '../engine/rule.ts';

/** A mobile number of the United Kingdom. */
export const mobileuk: Rule = {
  test: (value) => isUk(value, /^07(?:[1345789]\d{2}|624)\d{6}$/),
};
