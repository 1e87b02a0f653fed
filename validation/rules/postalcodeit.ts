import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** A postcode of Italy. */
export const postalcodeit: Rule = matching(/^\d{5}$/);
