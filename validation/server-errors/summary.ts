import { classListOf, querySelectorAll, matches } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { announce, withdrawAnnouncement } from '#runtime/html/announce.ts';
import { withoutFollowing } from '#runtime/islands/observer.ts';
import { firstOf, type ValidatedField } from '../engine/field.ts';
import { ownNodes, type Form } from '../engine/form.ts';
import { ensureId } from '../engine/ids.ts';
import { countText } from '../engine/texts.ts';

function listOf(summary: HTMLElement): Element {
  const [known] = querySelectorAll(summary, 'ul, ol');
  if (known) return known;
  const list = document.createElement('ul');
  summary.append(list);
  return list;
}

/**
 * Returns the list with only the validation's own lines and the server's general ones: MVC writes an empty
 * line.
 */
function ownList(form: Form, summary: HTMLElement): Element {
  const list = listOf(summary);
  if (form.entries.size === 0) list.replaceChildren(...form.general);
  return list;
}

function createEntry(field: ValidatedField): HTMLElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.setAttribute('href', `#${ensureId(firstOf(field))}`);
  entry.append(link);
  ownNodes.add(entry);
  return entry;
}

const isListed = (form: Form, { error }: ValidatedField) => form.isSubmitted && Boolean(error);

function dropEntry(form: Form, field: ValidatedField): void {
  form.entries.get(field)?.remove();
  form.entries.delete(field);
}

function entryFor(form: Form, field: ValidatedField): HTMLElement {
  const entry = form.entries.get(field) ?? createEntry(field);
  form.entries.set(field, entry);
  const link = entry.firstElementChild!;
  if (link.textContent !== field.error) link.textContent = field.error!;
  return entry;
}

function dropGone(form: Form): void {
  const fields = new Set(form.fields);
  for (const field of form.entries.keys()) if (!fields.has(field)) dropEntry(form, field);
}

// Only differences are written and only lines of validated fields are read, so a key press costs the same
// with thousands of lines.
function slot(form: Form, list: Element, validated: ReadonlySet<ValidatedField>): void {
  let next: Element | null = null;
  for (const field of form.fields.toReversed()) {
    if (!isListed(form, field)) dropEntry(form, field);
    else if (validated.has(field)) {
      const entry = entryFor(form, field);
      const isAtHome = form.hasServerOrder || entry.nextElementSibling === next;
      if (!isAtHome || entry.parentElement !== list) list.insertBefore(entry, next);
    }
    next = form.entries.get(field) ?? next;
  }
}

const announced = new WeakMap<Form, string>();

const textOf = (form: Form) => countText(form.fields.filter(({ error }) => error).length);

/** Announces the number of fields to correct. */
export function announceCount(form: Form): void {
  const text = textOf(form);
  announced.set(form, text);
  announce(text);
}

// The heading is updated and the old announcement withdrawn; a new one would interrupt the visitor's typing.
function syncCount(form: Form, summary: HTMLElement, isWrong: boolean): void {
  const text = textOf(form);
  const heading = findInside(summary, '[data-valmsg-count]');
  if (heading && isWrong && heading.textContent !== text) heading.textContent = text;
  const before = announced.get(form);
  if (before === undefined || before === text) return;
  announced.delete(form);
  withdrawAnnouncement(before);
}

function setState(summary: HTMLElement, isWrong: boolean): void {
  classListOf(summary).toggle('validation-summary-errors', isWrong);
  classListOf(summary).toggle('validation-summary-valid', !isWrong);
}

/**
 * Adopts the server's lines in their order: those of fields become links to them, the others are preserved.
 *
 * @param form A form that has just been found.
 */
export function takeOverSummary(form: Form): void {
  const { summary } = form;
  if (!summary || !matches(summary, '.validation-summary-errors')) return;
  form.isSubmitted = true;
  form.hasServerOrder = true;
  const wrong = form.fields.filter(({ error }) => error);
  form.general = querySelectorAll(listOf(summary), ':scope > *').filter((line) => {
    const index = wrong.findIndex(({ error }) => error === line.textContent?.trim());
    const [field] = index < 0 ? [] : wrong.splice(index, 1);
    if (field) line.replaceWith(entryFor(form, field));
    return !field;
  });
}

/** Removes the server's general lines: the next submit gets a new answer. */
export function dropGeneral(form: Form): void {
  for (const line of form.general) line.remove();
  form.general = [];
}

/**
 * Updates the summary after a rejected submit.
 *
 * @param form The form.
 * @param validated The fields that were validated since the last update; all by default.
 */
export function syncSummary(form: Form, validated: readonly ValidatedField[] = form.fields): void {
  const { summary } = form;
  if (!summary || (!form.isSubmitted && form.entries.size === 0)) return;
  if (validated === form.fields) dropGone(form);
  const isWrong = form.fields.some((field) => isListed(form, field));
  if (isWrong || form.entries.size > 0) {
    const list = ownList(form, summary);
    // The lines contain no islands: a search in each of a thousand is a tenth of a rejected submit.
    withoutFollowing(list, () => slot(form, list, new Set(validated)));
  }
  syncCount(form, summary, isWrong);
  setState(summary, isWrong || form.general.length > 0);
}
