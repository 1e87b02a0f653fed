import type { AddOutcome } from '#stores/cart';
import type { AgainLine, AgainLines } from './again-lines.ts';

/**
 * A line that is not in the cart, and the reason: no longer sold, not sent yet, or the outcome of its
 * request.
 */
export interface LeftLine {
  readonly name: string;
  readonly why: 'unsold' | 'waiting' | Exclude<AddOutcome['kind'], 'added'>;
  /** The server's message. */
  readonly message?: string | undefined;
}

/** The progress of a repeated order. */
export interface AgainState {
  readonly phase: 'idle' | 'adding' | 'done';
  readonly added: number;
  readonly left: readonly LeftLine[];
  /** Lines still to send; the first one is in progress. */
  readonly due: readonly AgainLine[];
  /** The first line of `due` after a failure: it was sent, but not added. */
  readonly stopped?: LeftLine;
}

export const idleAgain: AgainState = { phase: 'idle', added: 0, left: [], due: [] };

/** An event of a repeated order. */
export type AgainEvent =
  | { readonly kind: 'start'; readonly lines: AgainLines }
  /** Sends the lines that are still due. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'answered'; readonly outcome: AddOutcome };

const continueRun = (state: Omit<AgainState, 'phase' | 'stopped'>): AgainState => ({
  ...state,
  phase: state.due.length > 0 ? 'adding' : 'done',
});

function onAnswered({ added, left, due: all }: AgainState, { kind, message }: AddOutcome): AgainState {
  const [line, ...due] = all;
  if (!line) return { phase: 'done', added, left, due };
  if (kind === 'added') return continueRun({ added: added + 1, left, due });
  const leftLine: LeftLine = { name: line.name, why: kind, message };
  if (kind === 'rejected') return continueRun({ added, left: [...left, leftLine], due });
  // A failure ends the run until the shopper continues. An `unsure` line may have been added, so it is not
  // sent again; after `lost` or `signed-out` the line stays due.
  if (kind === 'unsure') return { phase: 'done', added, left: [...left, leftLine], due };
  return { phase: 'done', added, left, due: all, stopped: leftLine };
}

/**
 * Returns the next state of a repeated order.
 *
 * @param state The current state.
 * @param event The event.
 */
export function nextAgainState(state: AgainState, event: AgainEvent): AgainState {
  if (event.kind === 'answered') return onAnswered(state, event.outcome);
  if (event.kind === 'resume') return continueRun({ added: state.added, left: state.left, due: state.due });
  const { lines, unsold } = event.lines;
  const left = unsold.map((name): LeftLine => ({ name, why: 'unsold' }));
  return continueRun({ added: 0, left, due: lines });
}

/**
 * Returns the lines that are not in the cart.
 *
 * @param state The current state.
 */
export function listLeft({ phase, left, due, stopped }: AgainState): readonly LeftLine[] {
  if (phase !== 'done') return left;
  const waiting = due.map(({ name }): LeftLine => ({ name, why: 'waiting' }));
  return stopped ? [...left, stopped, ...waiting.slice(1)] : [...left, ...waiting];
}
