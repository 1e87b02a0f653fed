import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** Digits with at most one point or comma between them (VAL-07). */
export const number: Rule = matching(/^\d+(?:[.,]\d+)?$/);
