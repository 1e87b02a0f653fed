import { closest } from '#runtime/dom/safe.ts';
import { firstOf } from '../engine/field.ts';
import { knownForm } from '../engine/form.ts';
import { isControl } from '../engine/controls.ts';
import { showField } from './show-field.ts';

/** The ids that a link may mean: as it is written, and decoded where that can be done (`#100%` can't). */
function idsOf(href: string): string[] {
  const raw = href.slice(1);
  try {
    return [raw, decodeURIComponent(raw)];
  } catch {
    return [raw];
  }
}

/** A line of the summary leads to its field, wherever that hides. */
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

/** Follows the lines of all summaries, as long as the signal lives. */
export const startSummaryLinks = (signal: AbortSignal) =>
  document.addEventListener('click', onClick, { capture: true, signal });
