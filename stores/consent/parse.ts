import type { ConsentSettings } from '#runtime';
import { CONSENT_CATEGORIES, type ConsentChoice } from './categories.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads JSON that others may have written.
 *
 * @param text Any text.
 * @returns Its fields; undefined where it is no object.
 */
export function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

// Some servers write every value as text, Razor with a capital.
const readFlag = (value: unknown) => ['false', 'true'].indexOf(String(value).toLowerCase());

/**
 * Reads the text of a consent cookie (CON-01): input like any other, since servers, older versions and visitors write it.
 *
 * @param text The cookie, decoded; undefined where there is none.
 * @param stamp What the page asks for; left out, every stamp is the right one.
 * @returns The settings, or null where nobody has chosen yet, or the cookie says nothing of use.
 */
export function parseConsent(text = '', stamp?: string): ConsentSettings | null {
  const fields = parseFields(text);
  if (!fields) return null;
  const written = String(fields['stamp'] ?? '');
  const flags = CONSENT_CATEGORIES.map((category) => [category, readFlag(fields[category])] as const);
  const isWhole = flags.every(([, flag]) => flag >= 0);
  if (!isWhole || written !== (stamp ?? written)) return null;
  const choice = Object.fromEntries(flags.map(([category, flag]) => [category, flag > 0]));
  return { stamp: written, ...(choice as ConsentChoice) };
}
