import type { AddOutcome } from '#stores/cart';
import type { AgainLine, AgainLines } from './again-lines.ts';

/** A line that is not in the cart, and why: it is no longer sold, its turn did not come, or what came of its addition. */
export interface LeftLine {
  readonly name: string;
  readonly why: 'unsold' | 'waiting' | Exclude<AddOutcome['kind'], 'added'>;
  /** The server's message. */
  readonly message?: string | undefined;
}

/** How far all of it is. */
export interface AgainState {
  readonly phase: 'idle' | 'adding' | 'done';
  readonly added: number;
  readonly left: readonly LeftLine[];
  /** The lines still to be sent: the first is under way. */
  readonly due: readonly AgainLine[];
  /** Why the first of what is due was not added, although it was sent. */
  readonly stopped?: LeftLine;
}

export const nothingAgain: AgainState = { phase: 'idle', added: 0, left: [], due: [] };

/** An event of it. */
export type AgainStep =
  | { readonly kind: 'start'; readonly lines: AgainLines }
  /** Whatever may still be sent is. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'answered'; readonly outcome: AddOutcome };

const goOn = (state: Omit<AgainState, 'phase' | 'stopped'>): AgainState => ({
  ...state,
  phase: state.due.length > 0 ? 'adding' : 'done',
});

function answer({ added, left, due: all }: AgainState, { kind, message }: AddOutcome): AgainState {
  const [line, ...due] = all;
  if (!line) return { phase: 'done', added, left, due };
  if (kind === 'added') return goOn({ added: added + 1, left, due });
  const leftLine: LeftLine = { name: line.name, why: kind, message };
  if (kind === 'rejected') return goOn({ added, left: [...left, leftLine], due });
  // Without an answer the next ones would have none either: they wait until the shopper wants to go on. What perhaps was
  // added is the shopper's to look at; what certainly was not may be sent again.
  if (kind === 'unsure') return { phase: 'done', added, left: [...left, leftLine], due };
  return { phase: 'done', added, left, due: all, stopped: leftLine };
}

/**
 * Goes on with an order that is put into the cart again.
 *
 * @param state How far it is.
 * @param step The event.
 */
export function goOnAgain(state: AgainState, step: AgainStep): AgainState {
  if (step.kind === 'answered') return answer(state, step.outcome);
  if (step.kind === 'resume') return goOn({ added: state.added, left: state.left, due: state.due });
  const { lines, unsold } = step.lines;
  const left = unsold.map((name): LeftLine => ({ name, why: 'unsold' }));
  return goOn({ added: 0, left, due: lines });
}

/**
 * Lists what is not in the cart.
 *
 * @param state How far it is.
 */
export function listLeft({ phase, left, due, stopped }: AgainState): readonly LeftLine[] {
  if (phase !== 'done') return left;
  const waiting = due.map(({ name }): LeftLine => ({ name, why: 'waiting' }));
  return stopped ? [...left, stopped, ...waiting.slice(1)] : [...left, ...waiting];
}
