import { toError } from '#runtime';
import { classifyWriteFailure } from './failures.ts';

/** Delay in ms before the single retry of a write. */
const BREATH_MS = 500;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS));

/**
 * Writes an absolute value, such as a quantity or a deletion, and retries once when the outcome is unknown. Not
 * for additions: a retry would add twice.
 *
 * @param write Sends the value.
 * @param isStillPending Called before the retry: a newer value is sent instead of an old one.
 * @returns The answer.
 * @throws The failure of the last attempt.
 */
export async function writeTwice<Answer>(
  write: () => Promise<Answer>,
  isStillPending: () => boolean,
): Promise<Answer> {
  try {
    return await write();
  } catch (thrown) {
    if (classifyWriteFailure(toError(thrown)) !== 'unsure') throw thrown;
    await breathe();
    if (!isStillPending()) throw thrown;
    return write();
  }
}
