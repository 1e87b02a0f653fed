import type { Rule } from '../engine/rule.ts';

/** A number of Poland. */
export const phonepl: Rule = {
  test: (value) =>
    /^(?:(?:\+|00)?48|\(\+?48\))?(?:1[2-8]|2[2-69]|3[2-49]|4[1-68]|5\d|6[0-35-9]|[78][1-9]|9[145])\d{7}$/.test(
      value.replace(/\s/g, ''),
    ),
};
