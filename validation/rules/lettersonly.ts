import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Letters of any language (VAL-16). */
export const lettersonly: Rule = matching(/^[\p{L}\p{M}]+$/u);
