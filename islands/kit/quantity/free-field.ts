import { withPoint, withSeparator } from './decimals.ts';

/** Returns a digit that does not occur in a number. */
const unusedDigit = (text: string) => '9876543210'.split('').find((digit) => !text.includes(digit));

function quietly(act: () => void): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  for (const type of ['beforeinput', 'input']) addEventListener(type, stop, { capture: true });
  act();
  for (const type of ['beforeinput', 'input']) removeEventListener(type, stop, { capture: true });
}

// A number field does not expose its caret: a digit typed into it marks the position. Decision 450.
function typeInto(input: HTMLInputElement, text: string, free: () => void): void {
  const digit = unusedDigit(input.value);
  quietly(() => digit && document.execCommand('insertText', false, digit));
  const at = digit ? input.value.indexOf(digit) : -1;
  free();
  if (at >= 0) input.setRangeText(text, at, at + 1, 'end');
  else input.setRangeText(text, input.value.length, input.value.length, 'end');
  const init = { bubbles: true, data: text, inputType: 'insertText' };
  input.dispatchEvent(new InputEvent('input', init));
}

/**
 * Turns a number field into a text field with role `spinbutton`, which takes a comma in every browser. A
 * focused field waits for blur or a comma, since a new type loses caret and selection. Decision 345.
 *
 * @param input The field.
 * @param signal Restores its type.
 */
export function freeField(input: HTMLInputElement, signal: AbortSignal): void {
  const { type } = input;
  const free = () => {
    const { value } = input;
    input.type = 'text';
    input.value = value;
  };
  // The server's own text is not reformatted: that would count as a change.
  const freeAndWrite = () => {
    free();
    if (input.value !== input.defaultValue) input.value = withSeparator(input.value);
  };
  const onBeforeInput = (event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (input.type !== 'number' || !text.includes(',') || !event.cancelable) return;
    event.preventDefault();
    typeInto(input, text, free);
  };
  if (document.activeElement === input) {
    input.addEventListener('beforeinput', onBeforeInput, { signal });
    input.addEventListener('blur', freeAndWrite, { once: true, signal });
  } else freeAndWrite();
  input.setAttribute('role', 'spinbutton');
  signal.addEventListener('abort', () => {
    const value = type === 'number' ? withPoint(input.value) : input.value;
    input.type = type;
    input.value = value;
    for (const name of ['role', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax'])
      input.removeAttribute(name);
  });
}
