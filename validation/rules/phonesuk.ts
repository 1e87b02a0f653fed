import { isUk } from '../libraries/national-phones.ts';
import type { Rule } from '../engine/rule.ts';

/** A landline or mobile number of the United Kingdom, without premium numbers. */
export const phonesuk: Rule = {
  test: (value) => isUk(value, /^0(?:1\d{8,9}|[23]\d{9}|7(?:[1345789]\d{8}|624\d{6}))$/),
};
