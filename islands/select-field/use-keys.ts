import { useRef, type KeyboardEvent } from 'react';
import type { Choice } from './choices.ts';
import { WORD_MS } from './find-choice.ts';
import { pressKey, type KeyEffect, type ListState } from './select-keys.ts';

/** Collects letters into one search text while the pauses stay below half a second. */
function useWord(): (key: string, now: number) => string {
  const word = useRef({ typed: '', at: 0 });
  return (key, now) => {
    if (key.length !== 1) return '';
    const before = now - word.current.at < WORD_MS ? word.current.typed : '';
    word.current = { typed: before + key, at: now };
    return word.current.typed;
  };
}

/**
 * Handles the keys of a list of options.
 *
 * @param state The state of the list.
 * @param choices The options that are offered.
 * @param isMultiple Whether several can be chosen.
 * @param onEffect Called with the effect of a key.
 * @returns The listener for the control that has the focus.
 */
export function useKeys(
  state: ListState,
  choices: readonly Choice[],
  isMultiple: boolean,
  onEffect: (effect: KeyEffect) => void,
) {
  const typeOn = useWord();
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const typed = typeOn(event.key, event.timeStamp);
    const press = { key: event.key, altKey: event.altKey, typed };
    const effect = pressKey(press, state, choices, isMultiple);
    if (!effect) return;
    if (!effect.isLeft) event.preventDefault();
    onEffect(effect);
  };
}
