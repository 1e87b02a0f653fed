import { toError } from '#runtime';
import { classifyWriteFailure } from './failures.ts';

/** A write that may be repeated is, once, after a breath. */
const BREATH_MS = 500;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS));

/**
 * Writes something absolute, such as a quantity or a deletion, and once more when it is unknown whether it was done: the
 * repetition changes nothing that the first has done. Not for what adds.
 *
 * @param write Sends it.
 * @param isStillPending Asked before the repetition: a newer wish is sent instead of an old one.
 * @returns The answer.
 * @throws What failed, of the last attempt.
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
