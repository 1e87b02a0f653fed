import { isValidBIC } from 'ibantools';
import type { Rule } from '../engine/rule.ts';

/** XXX means the head office; no other branch begins with an X. */
const STRAY_X = /^.{8}X(?!XX$)/;

/** The code of a bank (VAL-16). */
export const bic: Rule = {
  test: (value) => {
    const code = value.trim().toUpperCase();
    return isValidBIC(code) && !STRAY_X.test(code);
  },
};
