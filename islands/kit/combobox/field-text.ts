import { useLayoutEffect } from 'react';
import { dispatchAt, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/**
 * Writes a field of the server and dispatches its change event; a field that has the text already is left alone, with its
 * caret.
 *
 * @param input The field.
 * @param text Its new value.
 */
export function writeFieldText(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  dispatchAt(input, new Event('change', { bubbles: true }));
}

/**
 * Reports what is typed, also what was typed before the code was there.
 *
 * @param input The field.
 * @param onText Called with the text, and with whether a word is still being composed, as by an input method.
 * @param onStart Called when typing has begun already.
 */
export function useTyping(
  input: HTMLInputElement,
  onText: (text: string, isComposing: boolean) => void,
  onStart: () => void,
): void {
  const { signal } = useIsland();
  useLayoutEffect(() => {
    const own = followSignal(signal);
    const options = { signal: own.signal };
    const onInput = (event: Event) => onText(input.value, (event as InputEvent).isComposing === true);
    addListener(input, 'input', onInput, options);
    addListener(input, 'compositionend', () => onText(input.value, false), options);
    if (document.activeElement === input && input.value !== input.defaultValue) onStart();
    return () => own.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both only pass on to what lives as long as the island
  }, [input, signal]);
}
