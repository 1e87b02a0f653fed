import { getCulture, getSetting } from '#runtime';
import { warn } from '#runtime/page/warn.ts';
import { atom } from 'nanostores';
import { fetchStrings } from './api.ts';
import type { Dictionary } from './schema.ts';

/** Time in ms after which a caller with default texts stops waiting for the resources. */
const SOON_MS = 1_000;

/** Only these cultures have resources; others use the default messages of `texts.ts` files (I18N-01). */
const CULTURES = new Set(['fr', 'nl']);

/** The string resources of the page's culture; empty until they are loaded. */
export const $strings = atom<Dictionary>({});

interface Loading {
  id: string;
  work: Promise<void>;
  isOver: boolean;
}

let loading: Loading | undefined;

/** Whether the resources have loaded or failed at least once: only then may a key be shown (I18N-02). */
let isResolved = false;

/** `{ "strings": { "fallback": "key" } }` shows the key when the resources lack a text (I18N-03). */
const showsKeys = () => getSetting('strings', 'fallback') === 'key';

async function load(culture: string, version: string): Promise<void> {
  try {
    $strings.set(await fetchStrings(culture, version));
    if (loading) loading.isOver = true;
  } catch (thrown) {
    // The next reader requests again.
    loading = undefined;
    const shown = showsKeys() ? 'keys' : 'the library’s own texts, and keys for all others,';
    warn(`The string resources of "${culture}" could not be loaded; ${shown} are shown instead.`, thrown);
  }
  isResolved = true;
}

function ensureLoaded(): Promise<void> {
  const culture = getCulture();
  // `false`: the site has no string resources.
  if (!CULTURES.has(culture) || getSetting('strings') === false) return Promise.resolve();
  const version = String(getSetting('strings', 'version') ?? '');
  const id = `${culture} ${version}`;
  if (loading?.id !== id) loading = { id, work: load(culture, version), isOver: false };
  return loading.work;
}

/**
 * Loads the resources, once for each culture and version. A view module that needs a text exports it as `ready`
 * (I18N-02).
 *
 * @returns Resolves when they are loaded or have failed; no answer in ten seconds is a failure.
 */
export const stringsReady = (): Promise<void> => ensureLoaded();

/**
 * Loads the resources as `stringsReady`, for a caller with a default for each text (`translateOr`) while the
 * visitor waits.
 *
 * @returns Resolves when they are loaded or have failed, and after one second at the latest.
 */
export async function stringsSoon(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, SOON_MS)));
  await Promise.race([ensureLoaded(), deadline]);
  clearTimeout(timer);
}

function find(dictionary: Dictionary, key: string): string | undefined {
  let value: unknown = dictionary;
  for (const part of key.split('.')) {
    // Own keys only: `constructor.name` is a string of every object.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Dictionary)[part];
  }
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns a text by its dotted name.
 *
 * @param key For example `Catalog.NoProductFound`.
 * @param dictionary The resources, from `$strings`.
 * @returns The text; an empty string while the resources load, so that a key never flashes (I18N-02); the key
 * itself when there is no text, with one warning (I18N-03).
 */
export function translate(key: string, dictionary: Dictionary = $strings.get()): string {
  const text = find(dictionary, key);
  if (text === undefined && loading?.isOver === false) return '';
  if (text === undefined) warn(`There is no text for "${key}"; the key is shown.`);
  return text ?? key;
}

/**
 * Returns a text that has a default of our own.
 *
 * @param key As for `translate`.
 * @param substitute The default when the resources lack the text or failed to load, unless the page is
 * configured to show the key.
 */
export function translateOr(key: string, substitute: string): string {
  return find($strings.get(), key) ?? (isResolved && showsKeys() ? key : substitute);
}

/**
 * Shows a text that has a default, and shows it again when the resources have loaded or failed.
 *
 * @param key As for `translate`.
 * @param substitute As for `translateOr`.
 * @param show Called with the text, once or twice.
 */
export function followText(key: string, substitute: string, show: (text: string) => void): void {
  const update = () => show(translateOr(key, substitute));
  update();
  if (loading?.isOver !== true) void ensureLoaded().then(update);
}
