import { useLayoutEffect, useState } from 'react';
import { dispatchAt, addListener } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';

/**
 * Writes a field that the server wrote, and tells those who follow it; a field that has the text already is left alone, with
 * its caret.
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
 * Follows the value of a field from any source: the visitor, a reset of its form, the browser's own fill, a page that
 * is restored.
 *
 * @param input The field.
 */
export function useFieldText(input: HTMLInputElement): string {
  const { signal } = useIsland();
  const [text, setText] = useState(input.value);

  useLayoutEffect(() => {
    const own = followSignal(signal);
    const options = { signal: own.signal };
    const read = () => setText(input.value);
    for (const type of ['input', 'change', 'focus']) addListener(input, type, read, options);
    // The field has its first value only when all listeners have heard of the reset.
    const onReset = ({ target }: Event) =>
      target === input.form && setTimeout(() => signal.aborted || read());
    document.addEventListener('reset', onReset, options);
    addEventListener('pageshow', read, options);
    return () => own.abort();
  }, [input, signal]);

  return text;
}

/**
 * Tells what is typed, also what was typed before the code was there.
 *
 * @param input The field.
 * @param onText Called with the text; the second says whether a word is still being composed, as by an input method.
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
