import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A whole number, with a minus or without. */
export const integer: Rule = matching(/^-?\d+$/);
