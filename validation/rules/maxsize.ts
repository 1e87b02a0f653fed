import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Maximum size of each file in bytes (VAL-16). */
export const maxsize: Rule = {
  test: (_value, { files, param }) => files.every(({ size }) => atMost(size, param('max'))),
};
