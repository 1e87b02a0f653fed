import { closest, dispatchAt } from '#runtime/dom/safe.ts';
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
import { readPositions } from './fields.ts';

/** As many pages as answers are cached for Back. */
const MAX_PAGES = 30;

/** The contents of fields that were typed into, by position (`readPositions`). */
type Contents = Map<string, FieldContent>;

// In memory only: what was typed must not outlive the tab, and after F5 the browser restores its own.
const pages = new Map<number, Contents>();

const pageOfEntry = (): number => (isOurs(history.state) ? history.state.page : 0);

function contentsOf(page: number): Contents {
  const contents = pages.get(page) ?? new Map();
  pages.delete(page);
  pages.set(page, contents);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest!);
  return contents;
}

// A radio button that is switched off fires no event: its whole group is remembered.
const isOfGroup = (one: FormField, other: FormField) =>
  other.type === 'radio' && one.type === 'radio' && one.name === other.name && one.form === other.form;

// Decision 107.
function remember(contents: Contents, isMeant: (field: FormField) => boolean): void {
  const fields = readPositions();
  const meant = new Set([...fields.values()].filter(isMeant));
  const radios = [...meant].filter(({ type }) => type === 'radio');
  for (const [position, field] of fields) {
    if (meant.has(field) || radios.some((radio) => isOfGroup(field, radio)))
      contents.set(position, readContent(field));
  }
}

// Another one is on; if that is no longer offered, the server's own choice stays.
const isOffRadio = ({ type }: FormField, content: FieldContent) => type === 'radio' && content === false;

// Before islands are mounted they need no event: they read what is there. A browser that restores a page sends none either.
function put(field: FormField, content: FieldContent): void {
  if (isSameContent(readContent(field), content) || isOffRadio(field, content)) return;
  putContent(field, content);
  if (!closest(field, '[data-island-state="ready"]')) return;
  for (const type of ['input', 'change']) dispatchAt(field, new Event(type, { bubbles: true }));
}

function restore(contents: Contents): void {
  let fields = readPositions();
  let isFresh = true;
  for (const [position, content] of contents) {
    let input = fields.get(position);
    // A field that was restored before may have brought others, as a country its provinces.
    if (!isFresh && !input?.isConnected) {
      fields = readPositions();
      isFresh = true;
      input = fields.get(position);
    }
    if (!input) continue;
    put(input, content);
    isFresh = false;
  }
}

/**
 * Remembers what is typed into the forms of `[data-page]`, for each page in the history, and puts it back when the
 * visitor comes back to that page. No passwords, cards, files, hidden fields; nothing with `autocomplete="off"`.
 */
const start: Service = (_app, { signal }) => {
  let page = pageOfEntry();
  const onTyped = ({ target }: Event) => remember(contentsOf(page), (field) => field === target);
  const onReset = () => setTimeout(() => remember(contentsOf(page), () => true));
  // Text typed before this code had loaded.
  remember(contentsOf(page), wasChanged);
  document.addEventListener('input', onTyped, { signal, capture: true });
  document.addEventListener('change', onTyped, { signal, capture: true });
  document.addEventListener('reset', onReset, { signal });
  // Back has moved the history already; the page that is shown is the old one until then.
  const onLoaded = () => {
    page = pageOfEntry();
    restore(contentsOf(page));
  };
  on('page-loaded', onLoaded, signal);
};

export default start;
