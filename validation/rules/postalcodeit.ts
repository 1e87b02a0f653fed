import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A postcode of Italy. */
export const postalcodeit: Rule = matching(/^\d{5}$/);
