import { toError } from '#runtime';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import type { InferOutput } from 'valibot';
import { requestApi, reportFailure } from '../api.ts';
import { paymentSession, type paymentAmount } from './schema.ts';

export type PaymentSession = InferOutput<typeof paymentSession>;
export type PaymentAmount = InferOutput<typeof paymentAmount>;

/** The outcome of a request for a session: a session, nothing left to pay, or no usable answer. */
export type SessionOutcome =
  | { readonly kind: 'session'; readonly session: PaymentSession }
  | { readonly kind: 'alreadyPaid'; readonly message?: string | undefined }
  | { readonly kind: 'failed'; readonly message?: string | undefined };

const CONFLICT = 409;

/**
 * Requests a new payment session. The server returns none when nothing is left to pay, or while that is unknown
 * (PAY-01).
 *
 * @param url The server's address for sessions.
 * @returns The outcome; never rejects.
 */
export async function requestPaymentSession(url: string): Promise<SessionOutcome> {
  try {
    return { kind: 'session', session: await requestApi(paymentSession, url, { method: 'POST' }) };
  } catch (thrown) {
    const error = toError(thrown);
    const message = messageOf(error);
    if (error instanceof RequestError && error.status === CONFLICT) return { kind: 'alreadyPaid', message };
    reportFailure(url, error);
    return { kind: 'failed', message };
  }
}
