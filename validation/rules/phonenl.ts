import { isDutchPhone } from '../libraries/national-phones.ts';
import type { Rule } from '../engine/rule.ts';

/** A number of the Netherlands. */
export const phonenl: Rule = { test: (value) => isDutchPhone(value, /^[1-9]\d{8}$/) };
