import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A postcode of Brazil. */
export const postalcodebr: Rule = matching(/^(?:\d{2}\.\d{3}-\d{3}|\d{5}-?\d{3})$/);
