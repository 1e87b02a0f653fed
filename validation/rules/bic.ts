import { isValidBIC } from 'ibantools';
import type { Rule } from '../rule.ts';

/** The code of a bank (VAL-16). */
export const bic: Rule = { test: (value) => isValidBIC(value.trim().toUpperCase()) };
