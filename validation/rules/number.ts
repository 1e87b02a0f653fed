import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Digits with at most one point or comma between them (VAL-07). */
export const number: Rule = matching(/^\d+(?:[.,]\d+)?$/);
