import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** No white space anywhere (VAL-16). */
export const nowhitespace: Rule = matching(/^\S+$/);
