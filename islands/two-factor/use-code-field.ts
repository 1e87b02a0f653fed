import { useLayoutEffect } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { dispatchAt, addListener, sendForm } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { findPastedCode, readTypedCode } from './typed-code.ts';

function followField(field: HTMLInputElement, length: number, signal: AbortSignal): void {
  const overrides = createOverrides();
  let isSent = false;
  // The attribute would cut a pasted "123 456".
  overrides.set(field, 'maxlength', null);

  const send = () => {
    if (isSent || !field.form) return;
    isSent = true;
    sendForm(field.form);
  };
  const take = () => {
    const code = readTypedCode(field.value, length);
    if (!code) return;
    if (field.value !== code) field.value = code;
    send();
  };
  const paste = (event: Event) => {
    const code = findPastedCode((event as ClipboardEvent).clipboardData?.getData('text') ?? '', length);
    if (!code) return;
    event.preventDefault();
    field.value = code;
    dispatchAt(field, new Event('input', { bubbles: true }));
  };
  addListener(field, 'input', (event) => !(event as InputEvent).isComposing && take(), { signal });
  addListener(field, 'paste', paste, { signal });
  signal.addEventListener('abort', () => overrides.restore(), { once: true });
}

/**
 * Submits the form as soon as its code is complete, in any grouping. This happens once; later codes need the
 * button.
 *
 * @param length How many digits a code has.
 */
export function useCodeField(length: number): void {
  const { host, signal } = useIsland();
  // A code may be typed right after the step is shown.
  useLayoutEffect(() => {
    const field = findInside<HTMLInputElement>(host, 'input[autocomplete~="one-time-code"]');
    if (!field) return undefined;
    const own = followSignal(signal);
    followField(field, length, own.signal);
    return () => own.abort();
  }, [host, signal, length]);
}
