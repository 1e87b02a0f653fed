import { RequestError } from '#runtime/requests/request-error.ts';

/**
 * How a write has failed:
 * - `signed-out`: 401. Nothing was done, and it may be tried again after a sign-in.
 * - `rejected`: any other 4xx. Nothing was done, and a repetition would be rejected again; the server may give a
 *   reason.
 * - `gone`: 404 or 410. Nothing was done: what was to be changed is no longer there.
 * - `unsure`: it is unknown whether it was done. The network has failed, the answer was lost or came too late, the server
 *   has broken down (5xx) or has too much to do (408, 425, 429).
 */
export type WriteFailure = 'signed-out' | 'rejected' | 'gone' | 'unsure';

interface FailureMeaning {
  /** The optimistic value stays for a retry; otherwise it is rolled back to the server's value. */
  readonly preservesValue: boolean;
  /** The server may have executed the write. */
  readonly isOpen: boolean;
}

/** The consequence of a failure for the optimistic value. */
export const FAILURE_MEANINGS: Readonly<Record<WriteFailure, FailureMeaning>> = {
  'signed-out': { preservesValue: true, isOpen: false },
  rejected: { preservesValue: false, isOpen: false },
  gone: { preservesValue: false, isOpen: false },
  unsure: { preservesValue: true, isOpen: true },
};

const UNSURE_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

/** Classifies the failure of a write. */
export function classifyWriteFailure(error: Error): WriteFailure {
  if (!(error instanceof RequestError) || error.kind !== 'status') return 'unsure';
  const { status } = error;
  if (status === 401) return 'signed-out';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || UNSURE_STATUS.has(status) ? 'unsure' : 'rejected';
}
