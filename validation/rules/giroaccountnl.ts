import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** An old Dutch giro number. */
export const giroaccountnl: Rule = matching(/^\d{1,7}$/);
