import type { AboutPack } from './about-rule.ts';
import { fieldGroup, minNumber, maxNumber, numberRange, otherField, wholePattern } from './parameters.ts';

/** The rules of validation/packs/extra.ts. */
export const about: AboutPack = {
  accept: {
    description: 'Every file has one of the media types.',
    params: {
      mimtype: { description: 'Media types with commas, `image/*` without any.', kind: 'list' },
      mimetype: { description: 'The same, spelt as usual; `mimtype` comes first.', kind: 'list' },
    },
  },
  alphanumeric: { description: 'Letters of any language, digits and underscores.' },
  creditcardtypes: {
    description: 'A card of one of the brands; its check digit is checked by `creditcard`.',
    params: {
      types: {
        description: 'Brands with commas; all of them without any.',
        kind: 'list',
        allowed: ['all', 'mastercard', 'visa', 'amex', 'dinersclub', 'enroute', 'discover', 'jcb', 'unknown'],
      },
    },
  },
  currency: {
    description: 'An amount with commas between thousands and a point before the cents.',
    params: {
      symbol: { description: 'Characters of which the amount begins with one.', kind: 'text' },
      soft: { description: '`false`: the symbol may be missing.', kind: 'flag' },
    },
  },
  datefa: { description: 'A day of the Persian calendar as 1403/12/30.' },
  dateiso: { description: 'A day as 2026-12-31 or 2026/12/31.' },
  dateita: { description: 'A day as 31/12/2026.' },
  datenl: { description: 'A day as 31-12-2026, with `-`, `/` or `.`; the year has two or four digits.' },
  extension: {
    description: 'Every file has one of the extensions.',
    params: {
      extension: {
        description: 'Extensions with commas or `|`; `png,jpg,jpeg,gif` without any.',
        kind: 'list',
      },
    },
  },
  fileextensions: {
    description: 'Every file has one of the extensions, as MVC lists them.',
    params: {
      extensions: {
        description: 'Extensions with commas or `|`; `png,jpg,jpeg,gif` without any.',
        kind: 'list',
      },
    },
  },
  greaterthan: {
    description: 'More than the other field, as numbers or dates.',
    params: { other: otherField },
  },
  greaterthanequal: {
    description: 'Not less than the other field, as numbers or dates.',
    params: { other: otherField },
  },
  integer: { description: 'A whole number, with a minus or without.' },
  ipv4: { description: 'An address of IP version 4.' },
  ipv6: { description: 'An address of IP version 6.' },
  lessthan: { description: 'Less than the other field, as numbers or dates.', params: { other: otherField } },
  lessthanequal: {
    description: 'Not more than the other field, as numbers or dates.',
    params: { other: otherField },
  },
  lettersonly: { description: 'Letters of any language.' },
  letterswithbasicpunc: { description: 'Letters of any language, spaces and simple punctuation.' },
  maxfiles: { description: 'At most so many files.', params: { max: maxNumber } },
  maxsize: { description: 'The size of each file, in bytes.', params: { max: maxNumber } },
  maxsizetotal: { description: 'The size of all files together, in bytes.', params: { max: maxNumber } },
  maxwords: { description: 'At most so many words.', params: { max: maxNumber } },
  minwords: { description: 'At least so many words.', params: { min: minNumber } },
  netmask: { description: 'A network mask.' },
  nowhitespace: { description: 'No white space anywhere.' },
  pattern: {
    description: 'The rule `regex`, under its name in jquery-validation.',
    params: { pattern: wholePattern },
  },
  rangewords: { description: 'Number of words.', params: numberRange },
  requirefromgroup: {
    description: 'At least so many fields of a group are filled.',
    params: fieldGroup,
  },
  skiporfillminimum: {
    description: 'None of the fields of a group is filled, or at least so many.',
    params: fieldGroup,
  },
  step: {
    description: 'A multiple of a step, with no more decimals than it.',
    params: { step: { description: 'The step, such as 0.5.', kind: 'number', required: true } },
  },
  strippedminlength: {
    description: 'At least so many characters, not counting tags.',
    params: { min: minNumber },
  },
  time: { description: 'A time from 00:00 to 23:59, with seconds or without.' },
  time12h: { description: 'A time with AM or PM.' },
  url2: { description: 'An address as for `url`, but `http://intranet` is one, too.' },
};
