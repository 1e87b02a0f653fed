import { foldText } from '#kit/fold-text.ts';

/**
 * Whether a name contains every term of a search; accents and case are ignored.
 *
 * @param name The name.
 * @param search The typed text.
 */
export function isFound(name: string, search: string): boolean {
  const text = foldText(name);
  return foldText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
