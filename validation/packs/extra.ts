import type { RulePack } from '../engine/rule.ts';
import { accept } from '../rules/accept.ts';
import { alphanumeric } from '../rules/alphanumeric.ts';
import { creditcardtypes } from '../rules/creditcardtypes.ts';
import { currency } from '../rules/currency.ts';
import { datefa } from '../rules/datefa.ts';
import { dateiso } from '../rules/dateiso.ts';
import { dateita } from '../rules/dateita.ts';
import { datenl } from '../rules/datenl.ts';
import { extension } from '../rules/extension.ts';
import { fileextensions } from '../rules/fileextensions.ts';
import { greaterthan } from '../rules/greaterthan.ts';
import { greaterthanequal } from '../rules/greaterthanequal.ts';
import { integer } from '../rules/integer.ts';
import { ipv4 } from '../rules/ipv4.ts';
import { ipv6 } from '../rules/ipv6.ts';
import { lessthan } from '../rules/lessthan.ts';
import { lessthanequal } from '../rules/lessthanequal.ts';
import { lettersonly } from '../rules/lettersonly.ts';
import { letterswithbasicpunc } from '../rules/letterswithbasicpunc.ts';
import { maxfiles } from '../rules/maxfiles.ts';
import { maxsize } from '../rules/maxsize.ts';
import { maxsizetotal } from '../rules/maxsizetotal.ts';
import { maxwords } from '../rules/maxwords.ts';
import { minwords } from '../rules/minwords.ts';
import { netmask } from '../rules/netmask.ts';
import { nowhitespace } from '../rules/nowhitespace.ts';
import { pattern } from '../rules/pattern.ts';
import { rangewords } from '../rules/rangewords.ts';
import { requirefromgroup } from '../rules/requirefromgroup.ts';
import { skiporfillminimum } from '../rules/skiporfillminimum.ts';
import { step } from '../rules/step.ts';
import { strippedminlength } from '../rules/strippedminlength.ts';
import { time } from '../rules/time.ts';
import { time12h } from '../rules/time12h.ts';
import { url2 } from '../rules/url2.ts';

/** General rules of jquery-validation: words, files, comparisons, formats. */
export const rules: RulePack['rules'] = {
  accept,
  alphanumeric,
  creditcardtypes,
  currency,
  datefa,
  dateiso,
  dateita,
  datenl,
  extension,
  fileextensions,
  greaterthan,
  greaterthanequal,
  integer,
  ipv4,
  ipv6,
  lessthan,
  lessthanequal,
  lettersonly,
  letterswithbasicpunc,
  maxfiles,
  maxsize,
  maxsizetotal,
  maxwords,
  minwords,
  netmask,
  nowhitespace,
  pattern,
  rangewords,
  requirefromgroup,
  skiporfillminimum,
  step,
  strippedminlength,
  time,
  time12h,
  url2,
};
