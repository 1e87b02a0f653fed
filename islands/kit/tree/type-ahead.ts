import { foldText } from '#kit/fold-text.ts';

/** Longest pause between the characters of one search, in ms. */
const PAUSE_MS = 700;

/**
 * Finds the name that begins with the typed text (APG, type-ahead), regardless of accents and case. The
 * search starts after the focused row and wraps around; with several characters it starts at that row.
 *
 * @param names The names in view.
 * @param typed One character or more.
 * @param from Index of the focused row.
 * @returns Its index, or -1.
 */
export function findTyped(names: readonly string[], typed: string, from: number): number {
  const requested = foldText(typed);
  const first = from + (requested.length > 1 ? 0 : 1);
  for (let step = 0; step < names.length; step += 1) {
    const index = (first + step) % names.length;
    if (foldText(names[index]!).startsWith(requested)) return index;
  }
  return -1;
}

/** Type-ahead in a tree, character by character. */
export interface TypeAhead {
  /** Whether a character was typed a moment ago: a space is then part of the name. */
  isTyping(): boolean;
  /**
   * Adds a character.
   *
   * @returns The index of the matching name, or -1.
   */
  type(sign: string, names: readonly string[], from: number): number;
}

// A repeated character, as in "aaa", steps through the names that begin with it.
const isOneSign = (typed: string) => new Set(foldText(typed)).size === 1;

/**
 * Creates a type-ahead.
 *
 * @param now Returns the time in milliseconds.
 */
export function createTypeAhead(now: () => number = () => performance.now()): TypeAhead {
  let typed = '';
  let last = -Infinity;
  const isTyping = () => typed !== '' && now() - last < PAUSE_MS;
  return {
    isTyping,
    type(sign, names, from) {
      typed = isTyping() ? typed + sign : sign;
      last = now();
      const found = findTyped(names, typed, from);
      return found < 0 && isOneSign(typed) ? findTyped(names, sign, from) : found;
    },
  };
}
