import { atMost } from '../rule-kit.ts';
import type { Rule } from '../rule.ts';

/** No file has more bytes (VAL-16). */
export const maxsize: Rule = {
  test: (_value, { files, param }) => files.every(({ size }) => atMost(size, param('max'))),
};
