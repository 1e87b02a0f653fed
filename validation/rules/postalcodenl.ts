import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A postcode of the Netherlands. */
export const postalcodenl: Rule = matching(/^[1-9]\d{3}\s?[A-Z]{2}$/i);
