import { timeOf } from '#runtime/forms/dates.ts';
import type { Rule } from '../engine/rule.ts';

/** A day of the calendar as 31/12/2026. */
export const dateita: Rule = {
  test: (value) => {
    const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value);
    return match !== null && !Number.isNaN(timeOf(Number(match[3]), Number(match[2]), Number(match[1])));
  },
};
