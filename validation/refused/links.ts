import { firstOf } from '../field.ts';
import { knownForm } from '../form.ts';
import { isControl } from '../safe-form.ts';
import { showField } from './show-field.ts';

/** A line of the summary leads to its field, wherever that hides. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('[data-valmsg-summary] a[href^="#"]');
  if (!link || event.defaultPrevented) return;
  const id = decodeURIComponent(link.getAttribute('href')!.slice(1));
  const control = document.getElementById(id);
  const form = isControl(control) && control.form ? knownForm(control.form) : undefined;
  const field = form?.fields.find((one) => firstOf(one).id === id);
  if (!field) return;
  event.preventDefault();
  showField(field);
}

/** Follows the lines of all summaries, as long as the signal lives. */
export const startLinks = (signal: AbortSignal) =>
  document.addEventListener('click', onClick, { capture: true, signal });
