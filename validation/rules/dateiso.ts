import { timeOf } from '#runtime/forms/dates.ts';
import type { Rule } from '../engine/rule.ts';

/** A day of the calendar as 2026-12-31 or 2026/12/31. */
export const dateiso: Rule = {
  test: (value) => {
    const match = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(value);
    return match !== null && !Number.isNaN(timeOf(Number(match[1]), Number(match[2]), Number(match[3])));
  },
};
