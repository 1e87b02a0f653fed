import type { Values } from './values.ts';
import type { ViewName } from './views.ts';

export type Phase = 'ready' | 'waiting' | 'failed' | 'too-long';

/** An example and its markup. */
interface Shown {
  /** Culture, state and values, as a query. */
  readonly query: string;
  readonly markup: string;
}

export interface LiveFormState {
  readonly values: Values;
  readonly problems: Values;
  readonly language: string;
  readonly phase: Phase;
  readonly view: ViewName;
  readonly shown: Shown;
  /** The example before: it returns when an island fails with the newest values. */
  readonly before: Shown;
  /** Whether the server's first example has given way. */
  readonly isReplaced: boolean;
  /** The console's sentence about an island that failed with these values. */
  readonly failure: string;
}

/** An answer of the server about a query. */
export interface Trial {
  readonly query: string;
  readonly problems: Values;
  readonly markup: string;
}

/**
 * Returns the state after an answer: with a problem, the example and its markup stay.
 *
 * @param state The state before.
 * @param trial The answer.
 */
export function applyTrial(state: LiveFormState, { query, problems, markup }: Trial): LiveFormState {
  if (Object.keys(problems).length > 0) return { ...state, phase: 'ready', problems };
  return {
    ...state,
    phase: 'ready',
    problems,
    failure: '',
    before: state.shown,
    shown: { query, markup },
    isReplaced: state.isReplaced || query !== state.shown.query,
  };
}

/**
 * Returns the state after an island of the newest example has failed: the example before is back. A failure of
 * that one changes nothing, since there is no other.
 *
 * @param state The state before.
 * @param failure The console's sentence.
 */
export function revertExample(state: LiveFormState, failure: string): LiveFormState {
  const { shown, before } = state;
  return shown.query === before.query ? state : { ...state, failure, shown: before };
}
