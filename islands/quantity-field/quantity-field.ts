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

/** Keeps a typed or stepped quantity to the rule: checked after a pause, on leaving the field, and on Enter. */
const mount: Mount<Props> = (host, props, { signal, name }) => {
  const rule = createRule(props);
  const note = createNote(host, signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: number | undefined | null = null;

  const tell = () => {
    const quantity = parseQuantity(stepper.input.value);
    if (quantity === told) return;
    told = quantity;
    emit(host, 'quantity-changed', {
      quantity,
      isOrderable: quantity !== undefined && isOrderable(quantity, rule),
    });
  };

  const check = () => {
    clearTimeout(timer);
    const typed = parseQuantity(stepper.input.value);
    const kept = typed === undefined ? undefined : normalizeQuantity(typed, rule);
    if (typed !== undefined && kept !== undefined && typed !== kept)
      note.textContent = describe(typed, kept, rule);
    stepper.write(kept === undefined ? '' : String(kept));
    showLimits(stepper, rule);
    tell();
  };

  const onStep = (direction: -1 | 1) => {
    const current = parseQuantity(stepper.input.value);
    const next = current === undefined ? rule.min : current + direction * rule.step;
    note.textContent = '';
    stepper.write(String(normalizeQuantity(next, rule)));
    check();
  };

  const onInput = () => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE_MS);
  };
  const onKey = () => (note.textContent = '');

  const stepper = createStepper(host, name, { signal, onStep });
  stepper.input.addEventListener('input', onInput, { signal });
  stepper.input.addEventListener('beforeinput', onKey, { signal });
  stepper.input.addEventListener('change', check, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  told = parseQuantity(stepper.input.value);
  showLimits(stepper, rule);
};

export default mount;
