import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** Digits alone (VAL-02). */
export const digits: Rule = matching(/^\d+$/);
