import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A ZIP code of the United States. */
export const zipcodeus: Rule = matching(/^\d{5}(?:-\d{4})?$/);
