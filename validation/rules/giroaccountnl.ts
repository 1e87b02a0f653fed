import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** An old Dutch giro number. */
export const giroaccountnl: Rule = matching(/^\d{1,7}$/);
