import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** A whole number, with a minus or without. */
export const integer: Rule = matching(/^-?\d+$/);
