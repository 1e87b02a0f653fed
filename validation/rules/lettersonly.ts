import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** Letters of any language (VAL-16). */
export const lettersonly: Rule = matching(/^[\p{L}\p{M}]+$/u);
