import { requiredor } from '../rules/requiredor.ts';
import { requiredif } from '../rules/requiredif.ts';
import { creditcard } from '../rules/creditcard.ts';
import { date } from '../rules/date.ts';
import { max } from '../rules/max.ts';
import { min } from '../rules/min.ts';
import { notequalto } from '../rules/notequalto.ts';
import { password } from '../rules/password.ts';
import { phone } from '../rules/phone.ts';
import { range } from '../rules/range.ts';
import { regex } from '../rules/regex.ts';
import { url } from '../rules/url.ts';
import type { Rule } from './rule.ts';

/** The other rules of MVC and of the product; they are loaded with the list of packs. */
export const moreRules: Readonly<Record<string, Rule>> = {
  requiredor,
  requiredif,
  creditcard,
  date,
  max,
  min,
  notequalto,
  password,
  phone,
  range,
  regex,
  url,
};
