import { closest } from '#runtime/dom/safe.ts';
import { firstOf } from '../engine/field.ts';
import { knownForm } from '../engine/form.ts';
import { isControl } from '../engine/controls.ts';
import { showField } from './show-field.ts';

/** Returns the ids that a link may mean: as written, and decoded if possible (`#100%` can't be). */
function idsOf(href: string): string[] {
  const raw = href.slice(1);
  try {
    return [raw, decodeURIComponent(raw)];
  } catch {
    return [raw];
  }
}

/** Shows and focuses the field of a pressed line of the summary, even in a closed panel. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && closest(event.target, '[data-valmsg-summary] a[href^="#"]');
  if (!link || event.defaultPrevented) return;
  const ids = idsOf(link.getAttribute('href')!);
  const control = ids.map((id) => document.getElementById(id)).find(Boolean);
  const form = isControl(control) && control.form ? knownForm(control.form) : undefined;
  const field = form?.fields.find((one) => firstOf(one) === control);
  if (!field) return;
  event.preventDefault();
  showField(field);
}

/** Handles clicks on the links of all summaries, until the signal is aborted. */
export const startSummaryLinks = (signal: AbortSignal) =>
  document.addEventListener('click', onClick, { capture: true, signal });
