import { array, boolean, literal, number, object, optional, safeParse, string, union } from 'valibot';
import { on } from '#runtime';
import { closest, dispatchAt, matches, addListener } from '#runtime/dom/safe.ts';
import { wasChanged, type FormField } from '#runtime/forms/content.ts';
import { isPersistable, isNamedField, namedFieldsOf } from '#kit/preserved-fields.ts';
import { wasChosen } from './chosen.ts';
import { findRecorded, recordField, restoreField } from './field-records.ts';

/** Typed text of a form, persisted for the next page of the tab. */
export interface Draft {
  /** Restores the draft into untouched fields; false when there is none. */
  restore(): boolean;
  /** Saves the typed text now; leaving the page does it automatically. */
  save(): void;
  /** Deletes it, once the form was sent. */
  clear(): void;
}

/** Version of the format; data of another version is ignored. */
const VERSION = 1;

const format = object({
  version: literal(VERSION),
  records: array(
    object({
      name: string(),
      index: number(),
      sent: optional(string()),
      content: union([string(), boolean(), array(string())]),
    }),
  ),
});

/** Fields for company and payment numbers are never persisted: any script can read the storage. */
const NEVER =
  '[data-val-vat], [data-val-creditcard], [data-val-iban], [data-val-bankaccount], [name$="vat" i], [name*="iban" i]';

const isDraftable = (field: FormField) =>
  isNamedField(field) && isPersistable(field) && !matches(field, NEVER);

const isMeant = (field: FormField) => wasChanged(field) || wasChosen(field);

// The storage may contain data of other scripts, and the visitor may have typed already.
const isFree = (field: FormField | undefined): field is FormField =>
  field !== undefined && isDraftable(field) && !wasChanged(field);

// Storage may be full, forbidden or absent: then nothing is stored.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function readRecords(key: string) {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
  const result = safeParse(format, stored);
  return result.success ? result.output.records : [];
}

const keyOf = (name: string) => `archipel-draft ${name}`;

// A mounted island has read the field already: it must receive an event for the restored value.
function notifyIsland(field: FormField | undefined): void {
  if (!field || !closest(field, '[data-island-state="ready"]')) return;
  for (const type of ['input', 'change']) dispatchAt(field, new Event(type, { bubbles: true }));
}

/**
 * Deletes drafts of this tab. Decision 276.
 *
 * @param beginning Prefix of their names.
 * @param preserved Suffix of the one name that is preserved.
 */
export function forgetDrafts(beginning: string, preserved = ''): void {
  const isOld = (key: string) => key.startsWith(keyOf(beginning)) && key !== keyOf(beginning + preserved);
  attempt(() =>
    Object.keys(sessionStorage)
      .filter(isOld)
      .forEach((key) => sessionStorage.removeItem(key)),
  );
}

/**
 * Creates a draft of a form, in `sessionStorage`: typed text survives a reload. Never stored: passwords,
 * cards, codes, VAT numbers, bank accounts, files, hidden fields, and fields with `autocomplete="off"`.
 *
 * @param form The form.
 * @param name Identifies its draft on the site.
 * @param signal Ends it; the stored draft stays.
 */
export function createDraft(form: HTMLFormElement, name: string, signal: AbortSignal): Draft {
  const key = keyOf(name);
  const clear = () => attempt(() => sessionStorage.removeItem(key));
  const save = () => {
    const typed = namedFieldsOf(form).filter((field) => isDraftable(field) && isMeant(field));
    const records = typed.map((field) => recordField(field, form));
    if (records.length === 0) clear();
    else attempt(() => sessionStorage.setItem(key, JSON.stringify({ version: VERSION, records })));
  };
  addListener(form, 'change', save, { signal });
  addEventListener('pagehide', save, { signal });
  // Text that was typed before this code came has no `change` any more.
  on('page-leave', save, signal);
  return {
    save,
    clear,
    restore() {
      const records = readRecords(key).filter((record) => isFree(findRecorded(form, record)));
      for (const record of records) restoreField(form, record);
      for (const record of records) notifyIsland(findRecorded(form, record));
      return records.length > 0;
    },
  };
}
