import { parseCultureDate } from '#runtime/forms/dates.ts';
import type { Rule } from '../engine/rule.ts';

/**
 * A calendar date in the culture’s short format. Date fields have a format of their own, and are only invalid
 * if the browser can't read them (VAL-08).
 */
export const date: Rule = {
  test: (value, { type }) => {
    if (type === 'text' || type === 'hidden') return !Number.isNaN(parseCultureDate(value));
    return value !== '';
  },
};
