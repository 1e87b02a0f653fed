import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A postcode of Canada. */
export const postalcodeca: Rule = matching(
  /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTV-Z] *\d[ABCEGHJKLMNPRSTV-Z]\d$/i,
);
