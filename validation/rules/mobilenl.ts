import { isDutchPhone } from '../libraries/national-phones.ts';
import type { Rule } from '../engine/rule.ts';

/** A mobile number of the Netherlands. */
export const mobilenl: Rule = { test: (value) => isDutchPhone(value, /^6\d{8}$/) };
