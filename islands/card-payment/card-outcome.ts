import type { CardTrouble } from './card-state.ts';

/** What an answer of the provider means: only what it says in so many words counts as paid (PAY-01). */
export type CardOutcome =
  'paid' | 'pending' | Extract<CardTrouble, 'refused' | 'cancelled' | 'failed' | 'unknown'>;

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  Authorised: 'paid',
  Received: 'pending',
  Pending: 'pending',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
};

const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];

/** A text that an answer has under a name, if it is one. */
export function textIn(answer: unknown, name: string): string | undefined {
  const value = fieldOf(answer, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads an answer of the provider. One that makes no sense is `unknown`: neither paid nor not.
 *
 * @param answer Whatever came.
 */
export function readCardOutcome(answer: unknown): CardOutcome {
  const code = textIn(answer, 'resultCode') ?? '';
  return Object.hasOwn(OUTCOMES, code) ? OUTCOMES[code]! : 'unknown';
}

/**
 * Whether the provider has refused a call as such, in its own words: nothing was charged, and the session is of no use any
 * more. Without an answer, or with one of somebody between, nothing is known.
 *
 * @param error What the provider's library threw.
 */
export function isCallRejected(error: unknown): boolean {
  const cause = fieldOf(error, 'cause');
  const status = fieldOf(cause, 'status');
  return (
    typeof status === 'number' &&
    status >= 400 &&
    status < 500 &&
    typeof fieldOf(cause, 'errorCode') === 'string'
  );
}
