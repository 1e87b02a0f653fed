import { array, boolean, literal, number, object, optional, safeParse, string, union } from 'valibot';
import { closestTo, dispatchAt, isMatch, listenAt } from '#runtime/dom/safe.ts';
import { wasChanged, type FormField } from '#runtime/forms/content.ts';
import { isKeepable, isNamedField, namedFieldsOf } from '#kit/kept-fields.ts';
import { wasChosen } from './chosen.ts';
import { findNoted, noteField, putNote } from './field-notes.ts';

/** What a visitor has typed into a form, kept for the next page of the tab. */
export interface Draft {
  /** Puts back what was kept, into fields that nobody has touched since; false when there is nothing. */
  restore(): boolean;
  /** Keeps what is typed now; it is done by itself when the page goes away. */
  save(): void;
  /** Forgets it: the form was sent. */
  clear(): void;
}

/** Of the format: what another version has left is nothing. */
const VERSION = 1;

const format = object({
  version: literal(VERSION),
  notes: array(
    object({
      name: string(),
      place: number(),
      sent: optional(string()),
      content: union([string(), boolean(), array(string())]),
    }),
  ),
});

/** What identifies a company or pays is no business of a storage that any script can read. */
const NEVER =
  '[data-val-vat], [data-val-creditcard], [data-val-iban], [data-val-bankaccount], [name$="vat" i], [name*="iban" i]';

const isDraftable = (field: FormField) => isNamedField(field) && isKeepable(field) && !isMatch(field, NEVER);

const isMeant = (field: FormField) => wasChanged(field) || wasChosen(field);

// A storage may hold what others have written, and the visitor may have been faster.
const isFree = (field: FormField | undefined): field is FormField =>
  field !== undefined && isDraftable(field) && !wasChanged(field);

// Storage may be full, forbidden, or not there at all: then nothing is kept.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function readNotes(key: string) {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
  const result = safeParse(format, stored);
  return result.success ? result.output.notes : [];
}

const keyOf = (name: string) => `archipel-draft ${name}`;

// An island that is there already has read the field: it must hear of what is put back.
function tellIsland(field: FormField | undefined): void {
  if (!field || !closestTo(field, '[data-island-state="ready"]')) return;
  for (const type of ['input', 'change']) dispatchAt(field, new Event(type, { bubbles: true }));
}

/**
 * Forgets drafts of this tab.
 *
 * @param beginning How their names begin.
 * @param kept The rest of the one name that is kept.
 */
export function forgetDrafts(beginning: string, kept = ''): void {
  const isOld = (key: string) => key.startsWith(keyOf(beginning)) && key !== keyOf(beginning + kept);
  attempt(() =>
    Object.keys(sessionStorage)
      .filter(isOld)
      .forEach((key) => sessionStorage.removeItem(key)),
  );
}

/**
 * Makes a draft of a form: what is typed into it outlives a reload of the page (`sessionStorage`, so as long as the tab).
 * Never: passwords, cards, codes, VAT numbers, bank accounts, files, hidden fields and so tokens, and what asks not to be
 * completed (`autocomplete="off"`).
 *
 * @param form The form.
 * @param name Tells its draft from others of the site.
 * @param signal Ends it; what is kept stays kept.
 */
export function createDraft(form: HTMLFormElement, name: string, signal: AbortSignal): Draft {
  const key = keyOf(name);
  const clear = () => attempt(() => sessionStorage.removeItem(key));
  const save = () => {
    const typed = namedFieldsOf(form).filter((field) => isDraftable(field) && isMeant(field));
    const notes = typed.map((field) => noteField(field, form));
    if (notes.length === 0) clear();
    else attempt(() => sessionStorage.setItem(key, JSON.stringify({ version: VERSION, notes })));
  };
  listenAt(form, 'change', save, { signal });
  addEventListener('pagehide', save, { signal });
  return {
    save,
    clear,
    restore() {
      const notes = readNotes(key).filter((note) => isFree(findNoted(form, note)));
      for (const note of notes) putNote(form, note);
      for (const note of notes) tellIsland(findNoted(form, note));
      return notes.length > 0;
    },
  };
}
