import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** Maximum size of all files together in bytes (VAL-16). */
export const maxsizetotal: Rule = {
  test: (_value, { files, param }) =>
    atMost(
      files.reduce((total, { size }) => total + size, 0),
      param('max'),
    ),
};
