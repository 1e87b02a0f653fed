import type { AboutPack } from './about-rule.ts';
import { minNumber, maxNumber, numberRange, otherField } from './parameters.ts';

/** The rules of validation/engine/core-rules.ts. */
export const about: AboutPack = {
  digits: { description: 'Digits alone.' },
  email: { description: 'An email address: local@domain.' },
  enforcetrue: { description: 'The box is ticked: `mandatory` under another name.' },
  equalto: { description: 'The same value as another field.', params: { other: otherField } },
  length: { description: 'Number of characters, or of chosen options.', params: numberRange },
  mandatory: { description: 'The box is ticked, whatever its hidden twin says.' },
  maxlength: { description: 'At most so many characters, or chosen options.', params: { max: maxNumber } },
  minlength: { description: 'At least so many characters, or chosen options.', params: { min: minNumber } },
  number: { description: 'Digits with at most one point or comma between them.' },
  rangelength: {
    description: 'The rule `length`, under its name in jquery-validation.',
    params: numberRange,
  },
  required: { description: 'Not empty; a checkbox is ticked, unless a hidden twin is sent when it is not.' },
};
