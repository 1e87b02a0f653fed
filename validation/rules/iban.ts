import { isIban } from '../libraries/ibans.ts';
import type { Rule } from '../engine/rule.ts';

/** An account number of any country that has IBANs; spaces are allowed (VAL-16). */
export const iban: Rule = { test: (value) => isIban(value) };
