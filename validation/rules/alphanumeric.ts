import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Letters of any language, digits and underscores. */
export const alphanumeric: Rule = matching(/^[\p{L}\p{M}\p{N}_]+$/u);
