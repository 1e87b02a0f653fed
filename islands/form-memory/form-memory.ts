import { closestTo, dispatchAt } from '#runtime/dom/safe.ts';
import { on, type Service } from '#runtime';
import { isOurs } from '#runtime/navigation/entry.ts';
import {
  isSameContent,
  putContent,
  readContent,
  wasChanged,
  type FieldContent,
  type FormField,
} from '#runtime/forms/content.ts';
import { allFields, fieldAt, isRemembered, spotOf, type Spot } from './fields.ts';

/** As many pages as answers are kept for Back. */
const MOST_PAGES = 30;

type Notes = Map<string, { spot: Spot; content: FieldContent }>;

// In memory only: what was typed must not outlive the tab, and after F5 the browser restores its own.
const pages = new Map<number, Notes>();

const pageOfEntry = (): number => (isOurs(history.state) ? history.state.page : 0);

function notesOf(page: number): Notes {
  const notes = pages.get(page) ?? new Map();
  pages.delete(page);
  pages.set(page, notes);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES) pages.delete(oldest!);
  return notes;
}

/** The buttons of a group change with one of them, and only that one tells. */
const groupOf = (field: FormField & { form: HTMLFormElement }): FormField[] =>
  field.type === 'radio'
    ? allFields().filter(
        ({ form, name, type }) => form === field.form && name === field.name && type === 'radio',
      )
    : [field];

function note(notes: Notes, field: unknown): void {
  if (!isRemembered(field)) return;
  for (const one of groupOf(field).filter(isRemembered)) {
    const spot = spotOf(one);
    notes.set(JSON.stringify(spot), { spot, content: readContent(one) });
  }
}

// Another one is on; where that is no longer offered, the server's own choice stands.
const isOffRadio = ({ type }: FormField, content: FieldContent) => type === 'radio' && content === false;

// Before islands are mounted they need no event: they read what is there. A browser that restores a page sends none either.
function put(field: FormField, content: FieldContent): void {
  if (isSameContent(readContent(field), content) || isOffRadio(field, content)) return;
  putContent(field, content);
  if (!closestTo(field, '[data-island-state="ready"]')) return;
  for (const type of ['input', 'change']) dispatchAt(field, new Event(type, { bubbles: true }));
}

function restore(notes: Notes): void {
  for (const { spot, content } of notes.values()) {
    const field = fieldAt(spot);
    if (field) put(field, content);
  }
}

/**
 * Remembers what is typed into the forms of `[data-page]`, for each page in the history, and puts it back when the
 * visitor comes back to that page. No passwords, cards, files, hidden fields; nothing with `autocomplete="off"`.
 * No stylesheet: the forms are the page’s.
 */
const start: Service = (_app, { signal }) => {
  let page = pageOfEntry();
  const onTyped = ({ target }: Event) => note(notesOf(page), target);
  const onReset = () => setTimeout(() => allFields().forEach((field) => note(notesOf(page), field)));
  // What was typed before this code has come.
  for (const field of allFields().filter(wasChanged)) note(notesOf(page), field);
  document.addEventListener('input', onTyped, { signal, capture: true });
  document.addEventListener('change', onTyped, { signal, capture: true });
  document.addEventListener('reset', onReset, { signal });
  // Back has moved the history already; the page that is shown is the old one until then.
  const onLoaded = () => {
    page = pageOfEntry();
    restore(notesOf(page));
  };
  on('page-loaded', onLoaded, signal);
};

export default start;
