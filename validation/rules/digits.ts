import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Digits alone (VAL-02). */
export const digits: Rule = matching(/^\d+$/);
