import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A time from 00:00 to 23:59, with seconds or without (VAL-16). */
export const time: Rule = matching(/^(?:[01]\d|2[0-3]|\d)(?::[0-5]\d){1,2}$/);
