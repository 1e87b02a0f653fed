import { digits } from '../rules/digits.ts';
import { email } from '../rules/email.ts';
import { enforcetrue } from '../rules/enforcetrue.ts';
import { equalto } from '../rules/equalto.ts';
import { length } from '../rules/length.ts';
import { mandatory } from '../rules/mandatory.ts';
import { maxlength } from '../rules/maxlength.ts';
import { minlength } from '../rules/minlength.ts';
import { number } from '../rules/number.ts';
import { rangelength } from '../rules/rangelength.ts';
import { required } from '../rules/required.ts';
import type { Rule } from './rule.ts';

/** The rules that nearly every form uses; they are loaded with the engine. */
export const coreRules: Readonly<Record<string, Rule>> = {
  digits,
  email,
  enforcetrue,
  equalto,
  length,
  mandatory,
  maxlength,
  minlength,
  number,
  rangelength,
  required,
};
