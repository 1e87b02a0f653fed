import type { AboutParameter } from './about-rule.ts';

/** Limits of a length or a count. */
export const minNumber: AboutParameter = {
  description: 'The least number.',
  kind: 'number',
  required: true,
};
export const maxNumber: AboutParameter = {
  description: 'The greatest number.',
  kind: 'number',
  required: true,
};

const optional = (parameter: AboutParameter): AboutParameter => ({ ...parameter, required: false });

/** Two limits, of which one may be missing. */
export const numberRange = { min: optional(minNumber), max: optional(maxNumber) };

/** Limits of a value, which may be a date: their kind is text. */
export const minValue: AboutParameter = {
  description: 'The least value: a number or a date.',
  kind: 'text',
  required: true,
};
export const maxValue: AboutParameter = {
  description: 'The greatest value: a number or a date.',
  kind: 'text',
  required: true,
};
export const valueRange = { min: optional(minValue), max: optional(maxValue) };

export const otherField: AboutParameter = {
  description: 'Name of the other field; `*.Name` is a field beside this one.',
  kind: 'text',
  required: true,
};

export const wholePattern: AboutParameter = {
  description: 'A pattern that the whole value matches.',
  kind: 'pattern',
  required: true,
};

/** The country of a number: without one any value passes, or a general form is checked. */
export const countryParameters = {
  country: { description: 'ISO code of the country, such as BE.', kind: 'text' },
  countryfield: { description: 'Name of the field with the country’s ISO code.', kind: 'text' },
} satisfies Record<string, AboutParameter>;

export const fieldGroup = {
  min: { description: 'The least number of filled fields.', kind: 'number', required: true },
  selector: { description: 'Selects the fields of the group in the form.', kind: 'selector', required: true },
} satisfies Record<string, AboutParameter>;
