import { matching } from '../libraries/rule-kit.ts';
import type { Rule } from '../engine/rule.ts';

/** A day of the Persian calendar as 1403/12/30. */
export const datefa: Rule = matching(
  /^[1-4]\d{3}\/(?:0?[1-6]\/(?:3[01]|[12]\d|0?[1-9])|(?:1[0-2]|0?[7-9])\/(?:30|[12]\d|0?[1-9]))$/,
);
