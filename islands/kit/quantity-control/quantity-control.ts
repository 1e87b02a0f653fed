import { findCorrection } from './quantity-correction.ts';
import { texts } from './quantity-texts.ts';
import {
  createStepper,
  formatQuantity,
  normalizeQuantity,
  parseQuantity,
  type QuantityRule,
  type Stepper,
} from '#kit/quantity';
import { appendTo } from '#runtime/dom/safe-tree.ts';
import { chooseTexts } from '#runtime/page/texts.ts';

/** Pause in typing, in ms, before a quantity is corrected (PRD-04). */
const PAUSE_MS = 600;

interface Options {
  rule: QuantityRule;
  /** The island's name, for messages. */
  name: string;
  signal: AbortSignal;
  /** Called with each checked quantity that differs from the one before; undefined when the field has no number. */
  onQuantity: (quantity: number | undefined) => void;
}

/** Control of a quantity field. */
export interface QuantityControl {
  input: HTMLInputElement;
  /** Shows a quantity set by other code, without an event. */
  show(quantity: number): void;
  /** Whether something was typed that is not checked yet. */
  isBeingTyped(): boolean;
}

function createOutput(host: Element, signal: AbortSignal): HTMLElement {
  const output = document.createElement('span');
  output.className = 'ar-quantity-note';
  output.role = 'status';
  appendTo(host, output);
  signal.addEventListener('abort', () => output.remove());
  return output;
}

function describe(typed: number, normalized: number, rule: QuantityRule): string {
  const labels = chooseTexts(texts);
  const correction = findCorrection(typed, normalized, rule);
  if (correction === 'raised') return labels.raised(formatQuantity(rule.min));
  if (correction === 'limited') return labels.limited(formatQuantity(rule.max));
  return correction ? labels.rounded(formatQuantity(rule.step)) : '';
}

function showLimits({ input, allow }: Stepper, rule: QuantityRule): void {
  const value = parseQuantity(input.value);
  input.setAttribute('aria-valuemin', String(rule.min));
  if (Number.isFinite(rule.max)) input.setAttribute('aria-valuemax', String(rule.max));
  if (value === undefined) input.removeAttribute('aria-valuenow');
  else input.setAttribute('aria-valuenow', String(value));
  allow({ minus: value === undefined || value > rule.min, plus: value === undefined || value < rule.max });
}

// Half a number, such as "1,", waits until the visitor goes on or leaves the field. Fields of type `number`
// have no value then.
const isHalfTyped = ({ value, validity }: HTMLInputElement) =>
  validity.badInput || (value !== '' && parseQuantity(value) === undefined);

function followTyping(
  input: HTMLInputElement,
  check: () => void,
  output: HTMLElement,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const checkPaused = () => {
    if (!isHalfTyped(input)) check();
  };
  const wait = () => {
    stop();
    timer = setTimeout(checkPaused, PAUSE_MS);
  };
  const checkNow = () => {
    stop();
    check();
  };
  input.addEventListener('input', wait, { signal });
  input.addEventListener('change', checkNow, { signal });
  input.addEventListener('beforeinput', () => (output.textContent = ''), { signal });
  signal.addEventListener('abort', stop);
}

/**
 * Corrects a typed or stepped quantity: after a pause in typing, on leaving the field, and on Enter (PRD-04).
 *
 * @param host The element around the field and its two buttons.
 * @param options The rule and the listener.
 * @throws {ArchipelError} When there is no field.
 */
export function createQuantityControl(host: Element, options: Options): QuantityControl {
  const { rule, name, signal, onQuantity } = options;
  const output = createOutput(host, signal);
  const read = () => parseQuantity(stepper.input.value);

  const emitChange = (quantity: number | undefined) => {
    if (quantity === emitted) return;
    emitted = quantity;
    onQuantity(quantity);
  };
  const check = () => {
    const typed = read();
    const normalized = typed === undefined ? undefined : normalizeQuantity(typed, rule);
    if (typed !== undefined && typed !== normalized) output.textContent = describe(typed, normalized!, rule);
    stepper.write(normalized);
    showLimits(stepper, rule);
    emitChange(normalized);
  };
  const onStep = (direction: -1 | 1) => {
    const current = read();
    const next = current === undefined ? rule.min : current + direction * rule.step;
    output.textContent = '';
    stepper.write(normalizeQuantity(next, rule));
  };

  const stepper = createStepper(host, name, { signal, onStep });
  let emitted = read();
  followTyping(stepper.input, check, output, signal);
  showLimits(stepper, rule);
  return {
    input: stepper.input,
    show(quantity) {
      emitted = quantity;
      stepper.show(quantity);
      showLimits(stepper, rule);
    },
    isBeingTyped: () => read() !== emitted,
  };
}
