import type { Exchange, MockAnswer, RawRequest, SentRequest } from './exchange-types.ts';
import { MockError } from './mock-error.ts';

/**
 * Waits for the delay of an answer.
 *
 * @param delay The delay in ms; without one no timer is set, which a test may have replaced.
 * @param signal Ends the wait.
 * @throws The reason of the signal.
 */
export async function wait(delay: number, signal?: AbortSignal | null): Promise<void> {
  signal?.throwIfAborted();
  if (delay === 0) return;
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, delay);
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** Returns the sentence about a request without a mock. */
export function describeUnanswered({ call, method, url }: SentRequest): string {
  const { pathname } = new URL(url);
  if (!call) {
    return `GET ${pathname} is not mocked. Write mocks.fragment('${pathname}', '<p>…</p>'), or mocks.allow('${pathname}').`;
  }
  return `${call} (${method} ${pathname}) is not mocked. Write mocks.mock('${call}'), or mocks.allow('${call}').`;
}

/** Reports a mistake in the console as well: the library handles a rejected request, so that a test may not see it. */
function report(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

/**
 * Answers a request of a script.
 *
 * @param exchange The mocks.
 * @param request The request.
 * @returns The answer; undefined for a request that needs no mock.
 * @throws MockError for a call or a fragment that is not mocked, or an answer that does not fit.
 */
export async function answerRequest(
  exchange: Exchange,
  request: RawRequest,
): Promise<MockAnswer | undefined> {
  try {
    const answering = exchange.answer(request);
    // Recorded at once, before the answer.
    const sent = exchange.requests.at(-1)!;
    const answer = await answering;
    if (!answer && exchange.unanswered.includes(sent)) throw new MockError(describeUnanswered(sent));
    return answer;
  } catch (error) {
    report(error);
    throw error;
  }
}
