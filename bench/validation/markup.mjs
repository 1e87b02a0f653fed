import { attribute, writeControl, writeField } from '../support/field-markup.mjs';

/** The e-mail address that a field repeats. */
const twinOf = (id) => id.replace(/__.*/, '__Email');

/** Attributes of the browser's own validation, by rule. */
const NATIVE = {
  required: () => ['required'],
  length: ({ min, max }) => [attribute('pattern', `.{${min},${max}}`)],
  number: () => ['type="number" step="any"'],
  range: ({ min, max }) => [`min="${min}" max="${max}"`],
  email: () => ['type="email"'],
  regex: ({ pattern }) => [attribute('pattern', pattern)],
  equalto: (_, { id }) => [attribute('data-equals', twinOf(id))],
};

/** Attributes of pristine, by rule: its own, or those of HTML. */
const PRISTINE = {
  ...NATIVE,
  length: ({ min, max }) => [`minlength="${min}" maxlength="${max}"`],
  number: () => ['data-pristine-type="number"'],
  email: () => ['data-pristine-type="email"'],
  regex: ({ pattern }) => [attribute('data-pristine-pattern', `/${pattern}/`)],
  equalto: (_, { id }) => [attribute('data-pristine-equals', `#${twinOf(id)}`)],
};

/** The names that pristine gives to the rules, for their messages. */
const PRISTINE_NAMES = {
  length: ['minlength'],
  range: ['min', 'max'],
  regex: ['pattern'],
  equalto: ['equals'],
};

const listAttributes = (names, field) =>
  Object.entries(field.rules).flatMap(([rule, parameters]) => names[rule](parameters, field));

const messageAttributes = ({ messages }) =>
  Object.entries(messages).flatMap(([rule, message]) =>
    (PRISTINE_NAMES[rule] ?? [rule]).map((name) => attribute(`data-pristine-${name}-message`, message)),
  );

/** The functions that write a field, by kind of markup. */
export const MARKUP = {
  aspnet: writeField,
  native: (field) =>
    writeControl(field, [...listAttributes(NATIVE, field), attribute('data-message', field.message)]),
  pristine: (field) => writeControl(field, [...listAttributes(PRISTINE, field), ...messageAttributes(field)]),
};
