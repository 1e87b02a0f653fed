import { foldText } from '#kit/fold-text.ts';

/** The longest pause between letters of one word, in ms. */
const PAUSE_MS = 700;

/**
 * Finds the name that begins with what is typed (APG, type-ahead): accents and case do not count. The search starts behind
 * the focus and goes round; longer texts may stay where they are.
 *
 * @param names The names in view.
 * @param typed One sign or more.
 * @param from Where the focus is.
 * @returns Its place, or -1.
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
  /** Whether something was typed a moment ago: a space is then a part of a name. */
  isTyping(): boolean;
  /**
   * Adds a sign.
   *
   * @returns The place that it leads to, or -1.
   */
  type(sign: string, names: readonly string[], from: number): number;
}

// "aaa" leads through all names with an a, unless one begins so.
const isOneSign = (typed: string) => new Set(foldText(typed)).size === 1;

/**
 * Makes the memory of a type-ahead.
 *
 * @param now The time in milliseconds.
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
