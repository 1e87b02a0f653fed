import type { Choice } from './choices.ts';

/** Letters that come within this time make one word. */
export const WORD_MS = 500;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isOneLetter = (typed: string) => typed === typed.charAt(0).repeat(typed.length);

/**
 * Finds the option that typed letters mean, without regard for accents and case. One letter, again and again, goes
 * through all that begin with it.
 *
 * @param typed The text typed within half a second.
 * @param choices The options that are offered.
 * @param from The place of the active one; -1 for none.
 * @returns Its place among those offered; -1 when there is none.
 */
export function findChoice(typed: string, choices: readonly Choice[], from: number): number {
  const isCycling = isOneLetter(typed);
  const query = fold(isCycling ? typed.charAt(0) : typed);
  const start = isCycling ? from + 1 : Math.max(from, 0);
  const indexes = choices.map((_, optionIndex) => (start + optionIndex) % choices.length);
  const fits = (optionIndex: number) =>
    !choices[optionIndex]!.isDisabled && fold(choices[optionIndex]!.text).startsWith(query);
  return indexes.find(fits) ?? -1;
}
