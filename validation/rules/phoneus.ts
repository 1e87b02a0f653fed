import { compact } from '../libraries/check-digits.ts';
import type { Rule } from '../engine/rule.ts';

/** A number of the United States or Canada. */
export const phoneus: Rule = {
  test: (value) =>
    /^(?:\+?1-?)?(?:\([2-9](?:[02-9]\d|1[02-9])\)|[2-9](?:[02-9]\d|1[02-9]))-?[2-9]\d{2}-?\d{4}$/.test(
      compact(value),
    ),
};
