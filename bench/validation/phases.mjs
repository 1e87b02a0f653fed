import { listFields, typedFields } from '../support/fields.mjs';

/* A phase is a call of the page's recorder and the expected state; `expects` are indexes of wrong fields. */

const indexes = (fields) => fields.map((_, index) => index);

// Keystrokes only correct a field: aspnet-client-validation reports a new error not before `change`.
function typing(fields, count) {
  const typed = typedFields(count);
  return typed.map((index, time) => ({
    metric: 'one keystroke',
    call: ['type', index, fields[index].right],
    expects: indexes(fields).filter((other) => !typed.slice(0, time + 1).includes(other)),
  }));
}

/** From the start of the navigation to the form's validation, in a page with its own scripts. */
export const PAGE_LOAD = 'page load';

/** The metrics in the order of their phases. */
export const METRICS = [
  PAGE_LOAD,
  'load and parse',
  'all invalid',
  'one keystroke',
  'all to valid',
  're-validate',
  'teardown',
];

/**
 * Lists the phases of a form in order.
 *
 * @param item The number of fields, and the files of the system.
 * @returns For each phase its metric (if it counts), its call, and the fields that must be invalid after it.
 */
export function listPhases({ count, system: { scripts, modules } }) {
  const fields = listFields(count);
  const wrong = fields.map((field) => field.wrong);
  const right = fields.map((field) => field.right);
  return [
    { metric: 'load and parse', call: ['load', { scripts, modules }], expects: [] },
    { call: ['touch'], expects: [] },
    { metric: 'all invalid', call: ['failAll', wrong], expects: indexes(fields), isListed: true },
    ...typing(fields, count),
    { metric: 'all to valid', call: ['pass', right], expects: [] },
    { metric: 're-validate', call: ['pass', right], expects: [] },
    { metric: 'teardown', call: ['takeDown'] },
  ];
}
