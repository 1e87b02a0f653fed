import { isDutchPhone } from '../national-phones.ts';
import type { Rule } from '../rule.ts';

/** A number of the Netherlands. */
export const phonenl: Rule = { test: (value) => isDutchPhone(value, /^[1-9]\d{8}$/) };
