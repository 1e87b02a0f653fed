import { compareWith } from '../libraries/comparing.ts';
import type { Rule } from '../engine/rule.ts';

/** Not less than the other field, as numbers or dates (VAL-16). */
export const greaterthanequal: Rule = compareWith((own, other) => own >= other);
