import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A ZIP code from 902xx-xxxx to 905xx-xxxx. */
export const ziprange: Rule = matching(/^90[2-5]\d{2}-\d{4}$/);
