import type { Choice } from './choices.ts';
import { findChoice } from './find-choice.ts';

/** The state of a list of options; keys act on the active one. */
export interface ListState {
  readonly isOpen: boolean;
  /** Index of the active option among those offered; -1 for none. */
  readonly active: number;
}

/** A key, with the letters that were typed shortly before. */
export interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly typed: string;
}

/** The effect of a key: the next state, and the option to choose. */
export interface KeyEffect extends ListState {
  /** Index of the option to choose. */
  readonly pick?: number;
  /** Whether the browser's default action also runs. */
  readonly isLeft?: boolean;
}

const PAGE = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Returns the index some steps away, among the enabled options.
 *
 * @param choices The options that are offered.
 * @param from The current index.
 * @param step Number of steps, negative towards the start; infinity goes to the end.
 */
export function stepTo(choices: readonly Choice[], from: number, step: number): number {
  const enabled = choices.flatMap(({ isDisabled }, optionIndex) => (isDisabled ? [] : [optionIndex]));
  if (enabled.length === 0) return -1;
  const at =
    step > 0
      ? enabled.findLastIndex((optionIndex) => optionIndex <= from)
      : enabled.findIndex((optionIndex) => optionIndex >= from);
  const start = at === -1 && step < 0 ? enabled.length : at;
  return enabled[Math.max(0, Math.min(enabled.length - 1, start + step))]!;
}

/**
 * Returns the index at which the list opens: the chosen option, else the first enabled one.
 *
 * @param choices The options that are offered.
 */
export function startAt(choices: readonly Choice[]): number {
  const chosen = choices.findIndex(({ isSelected, isDisabled }) => isSelected && !isDisabled);
  return chosen === -1 ? stepTo(choices, -1, 1) : chosen;
}

const isLetter = ({ key, typed }: KeyPress) => key.length === 1 && (key !== ' ' || typed.length > 1);

function search({ typed }: KeyPress, { active }: ListState, choices: readonly Choice[]): KeyEffect {
  const found = findChoice(typed, choices, active === -1 ? startAt(choices) - 1 : active);
  return { isOpen: true, active: found === -1 ? active : found };
}

function pressClosed(press: KeyPress, state: ListState, choices: readonly Choice[]): KeyEffect | undefined {
  if (isLetter(press)) return search(press, state, choices);
  const start = startAt(choices);
  if (press.key === 'Home' || press.key === 'End')
    return { isOpen: true, active: stepTo(choices, start, STEPS[press.key]!) };
  return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(press.key)
    ? { isOpen: true, active: start }
    : undefined;
}

function choose({ active }: ListState, isMultiple: boolean): KeyEffect {
  return active === -1 ? { isOpen: isMultiple, active } : { isOpen: isMultiple, active, pick: active };
}

function pressOpen(press: KeyPress, state: ListState, choices: readonly Choice[], isMultiple: boolean) {
  if (isLetter(press)) return search(press, state, choices);
  if (press.key === 'Enter' || press.key === ' ') return choose(state, isMultiple);
  if (press.key === 'ArrowUp' && press.altKey) return { ...choose(state, isMultiple), isOpen: false };
  // Tab chooses the active option and moves on, as in a native select.
  if (press.key === 'Tab')
    return isMultiple ? { ...state, isOpen: false, isLeft: true } : { ...choose(state, false), isLeft: true };
  const step = STEPS[press.key];
  return step === undefined ? undefined : { ...state, active: stepTo(choices, state.active, step) };
}

/**
 * Returns the effect of a key in a select-only combobox (APG). The popover handles Escape.
 *
 * @param press The key.
 * @param state The state of the list.
 * @param choices The options that are offered.
 * @param isMultiple Whether several can be chosen.
 * @returns The effect; undefined for a key without one.
 */
export function pressKey(
  press: KeyPress,
  state: ListState,
  choices: readonly Choice[],
  isMultiple: boolean,
): KeyEffect | undefined {
  return state.isOpen ? pressOpen(press, state, choices, isMultiple) : pressClosed(press, state, choices);
}
