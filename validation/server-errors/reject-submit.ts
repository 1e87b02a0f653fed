import { getAttribute } from '#runtime/dom/safe.ts';
import { firstOf } from '../engine/field.ts';
import type { Form } from '../engine/form.ts';
import { showField } from './show-field.ts';
import { announceCount, syncSummary } from './summary.ts';

// The page may focus the summary instead of the field (VAL-19).
function focusSummary(summary: HTMLElement): void {
  summary.tabIndex = -1;
  summary.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

function focusFirst(form: Form): void {
  const first = form.fields.find(({ error }) => error);
  if (!first) return;
  showField(first);
  // Only the browser's own bubble can show the error if the page has no element for messages.
  if (!form.summary && !form.messages.has(first.name)) firstOf(first).reportValidity();
}

/**
 * Reports a rejected submit: announces the number of errors once, and focuses the summary or the first invalid field.
 *
 * @param form The form, validated and shown.
 */
export function rejectSubmit(form: Form): void {
  syncSummary(form);
  announceCount(form);
  const wantsSummary = getAttribute(form.element, 'data-val-focus') === 'summary';
  if (wantsSummary && form.summary) focusSummary(form.summary);
  else focusFirst(form);
}
