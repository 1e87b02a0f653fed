import {
  createRule,
  isOrderable,
  normalizeQuantity,
  parseQuantity,
  type QuantityRule,
} from '#kit/quantity.ts';
import { createStepper, type Stepper } from '#kit/stepper.ts';
import { emit, type Mount } from '#runtime';
import { chooseTexts } from '#stores/texts.ts';
import { findCorrection } from './correction.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './quantity-field.css';

export { props } from './props.ts';

/** Nobody is corrected while typing (PRD-04). */
const PAUSE_MS = 600;

function createNote(host: Element, signal: AbortSignal): HTMLElement {
  const note = document.createElement('span');
  note.className = 'quantity-note';
  note.setAttribute('role', 'status');
  host.append(note);
  signal.addEventListener('abort', () => note.remove());
  return note;
}

function describe(typed: number, kept: number, rule: QuantityRule): string {
  const words = chooseTexts(texts);
  const correction = findCorrection(typed, kept, rule);
  if (correction === 'raised') return words.raised(String(rule.min));
  if (correction === 'limited') return words.limited(String(rule.max));
  return correction ? words.rounded(String(rule.step)) : '';
}

function showLimits({ input, allow }: Stepper, rule: QuantityRule): void {
  const value = parseQuantity(input.value);
  input.setAttribute('aria-valuemin', String(rule.min));
  if (Number.isFinite(rule.max)) input.setAttribute('aria-valuemax', String(rule.max));
  if (value === undefined) input.removeAttribute('aria-valuenow');
  else input.setAttribute('aria-valuenow', String(value));
  allow({ minus: value === undefined || value > rule.min, plus: value === undefined || value < rule.max });
}

/** Tells others of a checked quantity, once for each change. */
function createTeller(host: Element, rule: QuantityRule, first: number | undefined) {
  let told = first;
  return (quantity: number | undefined) => {
    if (quantity === told) return;
    told = quantity;
    const isInRange = quantity !== undefined && isOrderable(quantity, rule);
    emit(host, 'quantity-changed', { quantity, isOrderable: isInRange });
  };
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

/** Keeps a typed or stepped quantity to the rule: checked after a pause, on leaving the field, and on Enter. */
const mount: Mount<Props> = (host, props, { signal, name }) => {
  const rule = createRule(props);
  const note = createNote(host, signal);
  const read = () => parseQuantity(stepper.input.value);

  const check = () => {
    const typed = read();
    const kept = typed === undefined ? undefined : normalizeQuantity(typed, rule);
    if (typed !== undefined && typed !== kept) note.textContent = describe(typed, kept!, rule);
    stepper.write(kept === undefined ? '' : String(kept));
    showLimits(stepper, rule);
    tell(kept);
  };
  const onStep = (direction: -1 | 1) => {
    const current = read();
    const next = current === undefined ? rule.min : current + direction * rule.step;
    note.textContent = '';
    stepper.write(String(normalizeQuantity(next, rule)));
  };

  const stepper = createStepper(host, name, { signal, onStep });
  const tell = createTeller(host, rule, read());
  followTyping(stepper.input, check, note, signal);
  showLimits(stepper, rule);
};

export default mount;
