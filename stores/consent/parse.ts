import type { ConsentSettings } from '#runtime';
import { CONSENT_CATEGORIES, type ConsentChoice } from './categories.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses JSON of unknown origin.
 *
 * @param text Any text.
 * @returns Its fields; undefined when it is not an object.
 */
export function parseFields(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

// Some servers write every value as text; Razor writes `True` and `False`.
const readFlag = (value: unknown) => ['false', 'true'].indexOf(String(value).toLowerCase());

/**
 * Parses the text of a consent cookie (CON-01). It is untrusted input: servers, older versions and visitors
 * write it.
 *
 * @param text The decoded cookie; undefined when there is none.
 * @param stamp The stamp required by the page; if omitted, every stamp is valid.
 * @returns The settings, or null when there is no choice yet or the cookie is invalid.
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
