import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** A ZIP code of the United States. */
export const zipcodeus: Rule = matching(/^\d{5}(?:-\d{4})?$/);
