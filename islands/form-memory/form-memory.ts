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
import { readSpots } from './fields.ts';

/** As many pages as answers are kept for Back. */
const MOST_PAGES = 30;

/** What was typed, by the place of its field. */
type Notes = Map<string, FieldContent>;

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

// The buttons of a group change with one of them, and only that one tells.
const isOfGroup = (one: FormField, other: FormField) =>
  other.type === 'radio' && one.type === 'radio' && one.name === other.name && one.form === other.form;

function note(notes: Notes, isMeant: (field: FormField) => boolean): void {
  const fields = readSpots();
  const meant = new Set([...fields.values()].filter(isMeant));
  const radios = [...meant].filter(({ type }) => type === 'radio');
  for (const [spot, field] of fields) {
    if (meant.has(field) || radios.some((radio) => isOfGroup(field, radio)))
      notes.set(spot, readContent(field));
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
  let fields = readSpots();
  let isFresh = true;
  for (const [spot, content] of notes) {
    let input = fields.get(spot);
    // What was put back before may have brought other fields.
    if (!isFresh && !input?.isConnected) {
      fields = readSpots();
      isFresh = true;
      input = fields.get(spot);
    }
    if (!input) continue;
    put(input, content);
    isFresh = false;
  }
}

/**
 * Remembers what is typed into the forms of `[data-page]`, for each page in the history, and puts it back when the
 * visitor comes back to that page. No passwords, cards, files, hidden fields; nothing with `autocomplete="off"`.
 * No stylesheet: the forms are the page’s.
 */
const start: Service = (_app, { signal }) => {
  let page = pageOfEntry();
  const onTyped = ({ target }: Event) => note(notesOf(page), (field) => field === target);
  const onReset = () => setTimeout(() => note(notesOf(page), () => true));
  // What was typed before this code has come.
  note(notesOf(page), wasChanged);
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
