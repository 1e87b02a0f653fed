import { useLayoutEffect } from 'react';
import { dispatchAt, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/**
 * Writes a field of the server and dispatches `change`; an equal text changes nothing, not even the caret.
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
 * Reports typed text, including text typed before the script loaded.
 *
 * @param input The field.
 * @param onText Called with the text, and whether an input method is still composing it.
 * @param onStart Called when typing began before the script loaded.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both callbacks only use values that live as long as the island
  }, [input, signal]);
}
