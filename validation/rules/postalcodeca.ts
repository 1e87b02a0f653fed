import { matching } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** A postcode of Canada. */
export const postalcodeca: Rule = matching(
  /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTV-Z] *\d[ABCEGHJKLMNPRSTV-Z]\d$/i,
);
