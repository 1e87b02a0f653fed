import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Letters of any language, spaces and simple punctuation. */
export const letterswithbasicpunc: Rule = matching(/^[\p{L}\p{M}\-.,()'’"\s]+$/u);
