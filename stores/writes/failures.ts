import { RequestError } from '#runtime/requests/request-error.ts';

/**
 * How a write has failed:
 * - `signed-out`: 401. The server has done nothing; a retry is possible after a sign-in.
 * - `rejected`: any other 4xx. The server has done nothing, and may give a reason; a retry would fail again.
 * - `gone`: 404 or 410. The server has done nothing, because the object of the write no longer exists.
 * - `unsure`: the outcome is unknown: no network, a lost or late answer, 5xx, 408, 425 or 429.
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
