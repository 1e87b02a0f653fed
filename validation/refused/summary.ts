import { firstOf, type Field } from '../field.ts';
import { ownNodes, type Form } from '../form.ts';
import { ensureId } from '../ids.ts';

function listOf(summary: HTMLElement): Element {
  const known = summary.querySelector('ul, ol');
  if (known) return known;
  const list = document.createElement('ul');
  summary.append(list);
  return list;
}

/** The list, without what is neither ours nor kept: MVC writes an empty line. */
function ownList(form: Form, summary: HTMLElement): Element {
  const list = listOf(summary);
  if (form.entries.size === 0) list.replaceChildren(...form.general);
  return list;
}

function createEntry(field: Field): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.setAttribute('href', `#${ensureId(firstOf(field))}`);
  entry.append(link);
  ownNodes.add(entry);
  return entry;
}

function entryFor(form: Form, field: Field): HTMLElement {
  const entry = form.entries.get(field) ?? createEntry(field);
  form.entries.set(field, entry);
  const link = entry.firstElementChild!;
  if (link.textContent !== field.error) link.textContent = field.error!;
  return entry;
}

// Only what differs is touched: one healed field of five thousand costs one removal.
function place(form: Form, list: Element, invalid: readonly Field[]): void {
  const wanted = new Set(invalid);
  for (const [field, entry] of form.entries) {
    if (wanted.has(field)) continue;
    entry.remove();
    form.entries.delete(field);
  }
  let next: Element | null = null;
  for (const field of invalid.toReversed()) {
    const entry = entryFor(form, field);
    if (entry.nextElementSibling !== next || entry.parentElement !== list) list.insertBefore(entry, next);
    next = entry;
  }
}

function setState(summary: HTMLElement, isWrong: boolean): void {
  summary.classList.toggle('validation-summary-errors', isWrong);
  summary.classList.toggle('validation-summary-valid', !isWrong);
}

/**
 * Keeps the lines of the server that belong to no field, and drops the others: ours take their place.
 *
 * @param form A form that has just been found.
 */
export function takeOverSummary(form: Form): void {
  const { summary } = form;
  if (!summary?.classList.contains('validation-summary-errors')) return;
  form.isSubmitted = true;
  const texts = new Set(form.fields.map(({ error }) => error));
  const lines = [...listOf(summary).children];
  form.general = lines.filter((line) => !texts.has(line.textContent?.trim()));
  for (const line of lines) if (!form.general.includes(line)) line.remove();
  syncSummary(form);
}

/** Takes out the server's own lines: a new submit is answered anew. */
export function dropGeneral(form: Form): void {
  for (const line of form.general) line.remove();
  form.general = [];
}

/**
 * Makes the summary say what is wrong now, once a submit was refused.
 *
 * @param form The form.
 */
export function syncSummary(form: Form): void {
  const { summary } = form;
  if (!summary || (!form.isSubmitted && form.entries.size === 0)) return;
  const invalid = form.isSubmitted ? form.fields.filter(({ error }) => error) : [];
  if (invalid.length > 0 || form.entries.size > 0) place(form, ownList(form, summary), invalid);
  setState(summary, invalid.length + form.general.length > 0);
}
