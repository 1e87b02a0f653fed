import { listFields, typedFields } from './fields.mjs';

/* Each phase is a call of the page's recorder, and what the page must say after it. `expects` are indexes of wrong fields. */

const indexes = (fields) => fields.map((_, index) => index);

// A key that makes a field right, and not one that makes it wrong: aspnet-client-validation says that only at `change`.
function typing(fields, count) {
  const typed = typedFields(count);
  return typed.map((index, time) => ({
    metric: 'one keystroke',
    call: ['type', index, fields[index].right],
    expects: indexes(fields).filter((other) => !typed.slice(0, time + 1).includes(other)),
  }));
}

/** The metrics in the order of their phases. */
export const METRICS = [
  'load and parse',
  'all invalid',
  'one keystroke',
  'all to valid',
  're-validate',
  'teardown',
];

/**
 * Lists what is done with a form, in this order.
 *
 * @param item How many fields it has, and the files of the system.
 * @returns For each phase its metric, if it counts, its call, and which fields must be wrong after it.
 */
export function listPhases({ count, system: { scripts, modules } }) {
  const fields = listFields(count);
  const wrong = fields.map((field) => field.wrong);
  const right = fields.map((field) => field.right);
  return [
    { metric: 'load and parse', call: ['load', { scripts, modules }], expects: [] },
    { call: ['touch'], expects: [] },
    { metric: 'all invalid', call: ['refuse', wrong], expects: indexes(fields), isListed: true },
    ...typing(fields, count),
    { metric: 'all to valid', call: ['pass', right], expects: [] },
    { metric: 're-validate', call: ['pass', right], expects: [] },
    { metric: 'teardown', call: ['takeDown'] },
  ];
}
