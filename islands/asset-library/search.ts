import { foldText } from '#kit/fold-text.ts';

/**
 * Tells whether a name has all words of a search, anywhere; accents and case do not count.
 *
 * @param name The name.
 * @param search What is typed.
 */
export function isFound(name: string, search: string): boolean {
  const text = foldText(name);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
