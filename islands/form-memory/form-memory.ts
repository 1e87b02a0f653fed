import { closest, dispatchAt } from '#runtime/dom/safe.ts';
import { on, type Service } from '#runtime';
import { current } from '#runtime/navigation/history.ts';
import {
  isSameContent,
  putContent,
  readContent,
  wasChanged,
  type FieldContent,
  type FormField,
} from '#runtime/forms/content.ts';
import { readPositions } from './fields.ts';

/** Maximum number of remembered pages, equal to that of cached answers for Back. */
const MAX_PAGES = 30;

/** The contents of changed fields, by position (`readPositions`). */
type Contents = Map<string, FieldContent>;

// In memory only: typed text must not outlive the tab. After a reload the browser restores its own.
const pages = new Map<number, Contents>();

function contentsOf(page: number): Contents {
  const contents = pages.get(page) ?? new Map();
  pages.delete(page);
  pages.set(page, contents);
  const [oldest] = pages.keys();
  if (pages.size > MAX_PAGES) pages.delete(oldest!);
  return contents;
}

// A radio button fires no event when it is unchecked, so its whole group is recorded.
const isOfGroup = (one: FormField, other: FormField) =>
  other.type === 'radio' && one.type === 'radio' && one.name === other.name && one.form === other.form;

// Records the contents of fields, with whole groups of radio buttons. Decision 107.
function remember(contents: Contents, isMeant: (field: FormField) => boolean): void {
  const fields = readPositions();
  const meant = new Set([...fields.values()].filter(isMeant));
  const radios = [...meant].filter(({ type }) => type === 'radio');
  for (const [position, field] of fields) {
    if (meant.has(field) || radios.some((radio) => isOfGroup(field, radio)))
      contents.set(position, readContent(field));
  }
}

// Only checked radio buttons are restored; if the checked one is gone, the server's choice stays.
const isOffRadio = ({ type }: FormField, content: FieldContent) => type === 'radio' && content === false;

// Events are dispatched only inside mounted islands. Elsewhere, a list that submits on `change` would leave
// the page again.
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
    // Restoring one field may replace others, for example a country its provinces.
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
 * Stores text typed into the forms of `[data-page]`, for each page of the history, and restores it on return.
 * Excluded: passwords, cards, files, hidden fields and `autocomplete="off"`.
 */
const start: Service = (_app, { signal }) => {
  // Not the page of `history.state`: during a Back visit that is already the new one, while the old one is shown.
  const shown = () => contentsOf(current.page);
  const onTyped = ({ target }: Event) => remember(shown(), (field) => field === target);
  const onReset = () => setTimeout(() => remember(shown(), () => true));
  // Records text typed before this code was loaded.
  remember(shown(), wasChanged);
  document.addEventListener('input', onTyped, { signal, capture: true });
  document.addEventListener('change', onTyped, { signal, capture: true });
  document.addEventListener('reset', onReset, { signal });
  on('page-loaded', () => restore(shown()), signal);
};

export default start;
