import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** No white space anywhere (VAL-16). */
export const nowhitespace: Rule = matching(/^\S+$/);
