import type { AboutPack } from './about-rule.ts';
import { countryParameters, minValue, maxValue, otherField, valueRange, wholePattern } from './parameters.ts';

/** The rules of validation/engine/more-rules.ts. */
export const about: AboutPack = {
  creditcard: {
    description: 'A card number with its check digit; spaces and dashes may separate the digits.',
  },
  date: { description: 'A date in the short format of the page’s language.' },
  max: { description: 'A number or date that is not more than the limit.', params: { max: maxValue } },
  min: { description: 'A number or date that is not less than the limit.', params: { min: minValue } },
  notequalto: {
    description: 'Another value than those of all named fields.',
    params: {
      others: { description: 'Names of the other fields, with commas.', kind: 'list', required: true },
    },
  },
  password: {
    description: 'Long enough, with enough characters that are neither letter nor digit, and of the pattern.',
    params: {
      min: { description: 'The least number of characters.', kind: 'number' },
      nonalphamin: {
        description: 'The least number of characters that are neither letter nor digit.',
        kind: 'number',
      },
      regex: { description: 'A pattern that the whole value matches.', kind: 'pattern' },
    },
  },
  phone: {
    description: 'A telephone number of the country; without one any number that can be dialled.',
    params: countryParameters,
  },
  range: { description: 'A number or date between two limits.', params: valueRange },
  regex: { description: 'The whole value matches the pattern.', params: { pattern: wholePattern } },
  requiredif: {
    description: 'Required when another field has a value; with `isequalto`, when that differs.',
    params: {
      other: otherField,
      value: { description: 'The value of the other field; `true` or `false` for a box.', kind: 'text' },
      comparator: {
        description: '`isequalto`: required when the value differs; otherwise when it is the same.',
        kind: 'text',
      },
    },
  },
  requiredor: { description: 'This field or the other one is filled.', params: { other: otherField } },
  url: { description: 'An address with http, https, ftp or no scheme, and a public host.' },
};
