import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** Letters of any language, digits and underscores. */
export const alphanumeric: Rule = matching(/^[\p{L}\p{M}\p{N}_]+$/u);
