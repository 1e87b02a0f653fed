import type { CardTrouble } from './card-state.ts';

/** The meaning of a provider's answer: only an explicit success counts as paid (PAY-01). */
export type CardOutcome =
  | 'paid'
  | 'pending'
  | Extract<CardTrouble, 'refused' | 'cancelled' | 'failed' | 'unknown'>;

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  Authorised: 'paid',
  Received: 'pending',
  Pending: 'pending',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'failed',
};

const fieldOf = (value: unknown, name: string): unknown => (Object(value) as Record<string, unknown>)[name];

/** Returns a field of an answer if it is a string. */
export function textIn(answer: unknown, name: string): string | undefined {
  const value = fieldOf(answer, name);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads an answer of the provider. An unreadable one is `unknown`: neither paid nor unpaid.
 * Decision 292.
 *
 * @param answer Any value.
 */
export function readCardOutcome(answer: unknown): CardOutcome {
  const code = textIn(answer, 'resultCode') ?? '';
  return Object.hasOwn(OUTCOMES, code) ? OUTCOMES[code]! : 'unknown';
}

/**
 * Whether the provider has rejected the call: nothing was charged, and the session is unusable. A missing
 * answer, or a proxy's, proves nothing.
 *
 * @param error The error of the provider's library.
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
