import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { formatQuantity, sendWithPoint } from './decimals.ts';
import { freeField } from './free-field.ts';

/** A field between a minus and a plus button, as the server wrote them. */
export interface Stepper {
  input: HTMLInputElement;
  /** Shows a quantity, or nothing, without an event. */
  show(quantity: number | undefined): void;
  /** Shows a quantity and dispatches the events of typing. */
  write(quantity: number | undefined): void;
  /** Enables and disables the buttons. */
  allow(steps: { minus: boolean; plus: boolean }): void;
}

interface Options {
  signal: AbortSignal;
  /** Called with -1 or 1 for a button or an arrow key. */
  onStep: (direction: -1 | 1) => void;
}

function findInput(host: Element, name: string): HTMLInputElement {
  const input = findInside<HTMLInputElement>(host, 'input:not([type=hidden])');
  if (input) return input;
  throw new ArchipelError({
    what: `Island "${name}" on ${describeElement(host)} was not mounted.`,
    why: 'There is no <input> inside it.',
    how: 'Write the field with its name and value; it must work without JavaScript too.',
  });
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: 1, ArrowDown: -1 };

function followKeys(input: HTMLInputElement, { signal, onStep }: Options): void {
  const onKey = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(direction);
  };
  input.addEventListener('keydown', onKey, { signal });
}

// A button that its own press disables passes the focus to the field, whose text is selected for typing.
function setDisabled(button: HTMLButtonElement | null, isDisabled: boolean, input: HTMLInputElement): void {
  if (!button) return;
  if (isDisabled && document.activeElement === button) {
    input.focus();
    input.select();
  }
  button.disabled = isDisabled;
}

/**
 * Adds behaviour to a field and its two buttons, and shows the buttons, which are hidden without JavaScript.
 *
 * @param host The element around them.
 * @param name The island's name, for messages.
 * @param options The handler of a step, and its lifetime.
 * @throws {ArchipelError} When there is no field.
 */
export function createStepper(host: Element, name: string, options: Options): Stepper {
  const { signal, onStep } = options;
  const input = findInput(host, name);
  const minus = findInside<HTMLButtonElement>(host, '[data-quantity-minus]');
  const plus = findInside<HTMLButtonElement>(host, '[data-quantity-plus]');
  freeField(input, signal);
  sendWithPoint(input, signal);
  followKeys(input, options);
  minus?.addEventListener('click', () => onStep(-1), { signal });
  plus?.addEventListener('click', () => onStep(1), { signal });
  for (const button of [minus, plus]) if (button) button.hidden = false;
  signal.addEventListener('abort', () => {
    for (const button of [minus, plus]) if (button) Object.assign(button, { hidden: true, disabled: false });
  });
  // A number field accepts only a point.
  const textFor = (quantity: number | undefined) => {
    if (quantity === undefined) return '';
    return input.type === 'number' ? String(quantity) : formatQuantity(quantity);
  };
  return {
    input,
    show: (quantity) => void (input.value = textFor(quantity)),
    write(quantity) {
      const text = textFor(quantity);
      if (input.value === text) return;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    allow(steps) {
      setDisabled(minus, !steps.minus, input);
      setDisabled(plus, !steps.plus, input);
    },
  };
}
