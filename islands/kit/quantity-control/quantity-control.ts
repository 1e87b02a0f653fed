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
import './quantity-control.css';

/** A quantity is corrected only after this pause in typing (PRD-04). */
const PAUSE_MS = 600;

interface Options {
  rule: QuantityRule;
  /** The island's name, for messages. */
  name: string;
  signal: AbortSignal;
  /** Called with each checked quantity that differs from the one before; nothing when the field holds no number. */
  onQuantity: (quantity: number | undefined) => void;
}

/** A living quantity field. */
export interface QuantityControl {
  input: HTMLInputElement;
  /** Shows a quantity that came from elsewhere, without an event. */
  show(quantity: number): void;
  /** Whether something was typed that is not checked yet. */
  isBeingTyped(): boolean;
}

function createNote(host: Element, signal: AbortSignal): HTMLElement {
  const note = document.createElement('span');
  note.className = 'ar-quantity-note';
  note.setAttribute('role', 'status');
  appendTo(host, note);
  signal.addEventListener('abort', () => note.remove());
  return note;
}

function describe(typed: number, kept: number, rule: QuantityRule): string {
  const words = chooseTexts(texts);
  const correction = findCorrection(typed, kept, rule);
  if (correction === 'raised') return words.raised(formatQuantity(rule.min));
  if (correction === 'limited') return words.limited(formatQuantity(rule.max));
  return correction ? words.rounded(formatQuantity(rule.step)) : '';
}

function showLimits({ input, allow }: Stepper, rule: QuantityRule): void {
  const value = parseQuantity(input.value);
  input.setAttribute('aria-valuemin', String(rule.min));
  if (Number.isFinite(rule.max)) input.setAttribute('aria-valuemax', String(rule.max));
  if (value === undefined) input.removeAttribute('aria-valuenow');
  else input.setAttribute('aria-valuenow', String(value));
  allow({ minus: value === undefined || value > rule.min, plus: value === undefined || value < rule.max });
}

function followTyping(
  input: HTMLInputElement,
  check: () => void,
  note: HTMLElement,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(check, PAUSE_MS);
  };
  const checkNow = () => {
    stop();
    check();
  };
  input.addEventListener('input', wait, { signal });
  input.addEventListener('change', checkNow, { signal });
  input.addEventListener('beforeinput', () => (note.textContent = ''), { signal });
  signal.addEventListener('abort', stop);
}

/**
 * Keeps a typed or stepped quantity to its rule: checked after a pause, on leaving the field, and on Enter (PRD-04).
 *
 * @param host The element around the field and its two buttons.
 * @param options The rule, and who is told.
 * @throws {ArchipelError} When there is no field.
 */
export function createQuantityControl(host: Element, options: Options): QuantityControl {
  const { rule, name, signal, onQuantity } = options;
  const note = createNote(host, signal);
  const read = () => parseQuantity(stepper.input.value);

  const tell = (quantity: number | undefined) => {
    if (quantity === told) return;
    told = quantity;
    onQuantity(quantity);
  };
  const check = () => {
    const typed = read();
    const kept = typed === undefined ? undefined : normalizeQuantity(typed, rule);
    if (typed !== undefined && typed !== kept) note.textContent = describe(typed, kept!, rule);
    stepper.write(kept);
    showLimits(stepper, rule);
    tell(kept);
  };
  const onStep = (direction: -1 | 1) => {
    const current = read();
    const next = current === undefined ? rule.min : current + direction * rule.step;
    note.textContent = '';
    stepper.write(normalizeQuantity(next, rule));
  };

  const stepper = createStepper(host, name, { signal, onStep });
  let told = read();
  followTyping(stepper.input, check, note, signal);
  showLimits(stepper, rule);
  return {
    input: stepper.input,
    show(quantity) {
      told = quantity;
      stepper.show(quantity);
      showLimits(stepper, rule);
    },
    isBeingTyped: () => read() !== told,
  };
}
