import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A postcode of the United Kingdom. */
export const postcodeuk: Rule = matching(
  /^(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])\s?\d[ABD-HJLNP-UW-Z]{2}|GIR\s?0AA)$/i,
);
