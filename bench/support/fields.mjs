const plain = (label) => ({
  label,
  rules: {},
  wrong: '',
  right: `${label} as it should be`,
  broken: 'required',
});

/**
 * The kinds of fields, used in turn: each is required and has one more rule. `wrong` breaks the rule named by
 * `broken`, `right` passes all rules. All systems know these rules and agree on these values.
 */
const KINDS = [
  plain('Name'),
  { label: 'Code', rules: { length: { min: 2, max: 50 } }, wrong: 'a', right: 'ab', broken: 'length' },
  {
    label: 'Quantity',
    rules: { number: {}, range: { min: 1, max: 99 } },
    wrong: '120.5',
    right: '42.5',
    broken: 'range',
  },
  { label: 'Email', rules: { email: {} }, wrong: 'nobody', right: 'somebody@example.org', broken: 'email' },
  {
    label: 'Reference',
    rules: { regex: { pattern: '^[A-Z]{2}[0-9]{4}$' } },
    wrong: 'ab12',
    right: 'AB1234',
    broken: 'regex',
  },
  plain('Street'),
  plain('City'),
  {
    label: 'Again',
    rules: { equalto: { other: '*.Email' } },
    wrong: 'somebody@else.org',
    right: 'somebody@example.org',
    broken: 'equalto',
  },
];

const TEXTS = {
  required: (label) => `The field ${label} is required.`,
  length: (label, { min, max }) => `The field ${label} must have ${min} to ${max} characters.`,
  number: (label) => `The field ${label} must be a number.`,
  range: (label, { min, max }) => `The field ${label} must be between ${min} and ${max}.`,
  email: (label) => `The field ${label} is not an e-mail address.`,
  regex: (label) => `The field ${label} must look like AB1234.`,
  equalto: (label) => `The field ${label} must repeat the e-mail address.`,
};

/** The kind of field that one more key makes valid: it holds one character of two. */
const TYPED = KINDS.findIndex(({ rules }) => 'length' in rules);

// Labels, and so messages, differ for each field: a system may omit a repeated message.
function fieldOf(kind, index) {
  const line = Math.floor(index / KINDS.length);
  const { label, rules, wrong, right, broken } = kind;
  const text = `${label} ${line + 1}`;
  const all = { required: {}, ...rules };
  const messages = Object.fromEntries(
    Object.entries(all).map(([rule, parameters]) => [rule, TEXTS[rule](text, parameters)]),
  );
  return {
    name: `Lines[${line}].${label}`,
    id: `Lines_${line}__${label}`,
    label: text,
    rules: all,
    messages,
    wrong,
    right,
    message: messages[broken],
  };
}

/** Lists the fields of a form in page order. */
export const listFields = (count) =>
  Array.from({ length: count }, (_, index) => fieldOf(KINDS[index % KINDS.length], index));

/** Lists the fields that receive a keystroke: the first, one in the middle and the last of their kind. */
export function typedFields(count) {
  const all = Array.from({ length: count }, (_, index) => index).filter(
    (index) => index % KINDS.length === TYPED,
  );
  return [...new Set([all.at(0), all.at(all.length / 2), all.at(-1)])];
}
