import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A time with AM or PM. */
export const time12h: Rule = matching(/^(?:0?[1-9]|1[012])(?::[0-5]\d){1,2} ?[AP]M$/i);
