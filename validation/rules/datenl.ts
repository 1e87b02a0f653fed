import { fullYear, timeOf } from '#runtime/forms/dates.ts';
import type { Rule } from '../engine/rule.ts';

/** A day of the calendar as 31-12-2026, separated by `-`, `/` or `.`; the year has two or four digits. */
export const datenl: Rule = {
  test: (value) => {
    const match = /^(\d{1,2})[./-](\d{1,2})[./-]((?:[12]\d)?\d\d)$/.exec(value);
    return match !== null && !Number.isNaN(timeOf(fullYear(match[3]!), Number(match[2]), Number(match[1])));
  },
};
