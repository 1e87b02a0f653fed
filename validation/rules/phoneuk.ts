import { isUk } from '../libraries/national-phones.ts';
import type { Rule } from '../engine/rule.ts';

/** A number of the United Kingdom. */
export const phoneuk: Rule = {
  test: (value) => isUk(value, /^0(?:\d{9,10})$/),
};
