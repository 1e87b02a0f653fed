import { compareWith } from '../libraries/comparing.ts';
import type { Rule } from '../engine/rule.ts';

/** A value greater than that of the other field, as numbers or dates (VAL-16). */
export const greaterthan: Rule = compareWith((own, other) => own > other);
