import { RequestError } from '#runtime/requests/request-error.ts';

/**
 * How a write has failed:
 * - `signed-out`: 401. Nothing was done, and it may be tried again after a sign-in.
 * - `rejected`: any other 4xx. Nothing was done, and the same would be refused again; the server may say why.
 * - `gone`: 404 or 410. Nothing was done: what was to be changed is no longer there.
 * - `unsure`: it is unknown whether it was done. The network has failed, the answer was lost or came too late, the server
 *   has broken down (5xx) or has too much to do (408, 425, 429).
 */
export type WriteFailure = 'signed-out' | 'rejected' | 'gone' | 'unsure';

interface FailureMeaning {
  /** The wish stays, for a retry; else it is given up, and what the server has holds. */
  readonly preservesValue: boolean;
  /** The server may have done what was asked. */
  readonly isOpen: boolean;
}

/** What a failure means for the wish that was written. */
export const FAILURE_MEANINGS: Readonly<Record<WriteFailure, FailureMeaning>> = {
  'signed-out': { preservesValue: true, isOpen: false },
  rejected: { preservesValue: false, isOpen: false },
  gone: { preservesValue: false, isOpen: false },
  unsure: { preservesValue: true, isOpen: true },
};

const UNSURE_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

/** Tells how a write has failed. */
export function classifyWriteFailure(error: Error): WriteFailure {
  if (!(error instanceof RequestError) || error.kind !== 'status') return 'unsure';
  const { status } = error;
  if (status === 401) return 'signed-out';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || UNSURE_STATUS.has(status) ? 'unsure' : 'rejected';
}
