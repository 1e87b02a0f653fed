import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** Letters of any language, spaces and simple punctuation. */
export const letterswithbasicpunc: Rule = matching(/^[\p{L}\p{M}\-.,()'’"\s]+$/u);
