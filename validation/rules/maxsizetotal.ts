import { atMost } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** All files together have no more bytes (VAL-16). */
export const maxsizetotal: Rule = {
  test: (_value, { files, param }) =>
    atMost(
      files.reduce((total, { size }) => total + size, 0),
      param('max'),
    ),
};
