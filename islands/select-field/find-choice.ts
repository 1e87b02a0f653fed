import type { Choice } from './choices.ts';

/** Maximum pause in ms between the letters of one search text. */
export const WORD_MS = 500;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isOneLetter = (typed: string) => typed === typed.charAt(0).repeat(typed.length);

/**
 * Returns the index of the option that typed letters select, ignoring accents and case. A repeated letter
 * cycles through the options that begin with it.
 *
 * @param typed The letters, typed with pauses below half a second.
 * @param choices The options that are offered.
 * @param from Index of the active option; -1 for none.
 * @returns Its index among those offered; -1 when there is none.
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
