import { answerRequest, wait } from './answer-request.ts';
import type { Exchange, MockAnswer } from './exchange-types.ts';
import { readFetch, signalOf } from './fetch-request.ts';

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Creates a response of an answer.
 *
 * @param answer The answer.
 * @param url The address of the request, which a created response lacks.
 */
export function createResponse({ status, headers, body }: MockAnswer, url: string): Response {
  const response = new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers });
  return Object.defineProperty(response, 'url', { value: url });
}

/**
 * Creates a `fetch` that mocks answer.
 *
 * @param readExchange Returns the mocks.
 * @param passThrough The real `fetch`, for requests that need no mock.
 */
export function createFetch(readExchange: () => Exchange, passThrough: typeof fetch): typeof fetch {
  return async function mockFetch(input, init) {
    const signal = signalOf(input, init);
    signal?.throwIfAborted();
    const request = await readFetch(input, init);
    const answer = await answerRequest(readExchange(), request);
    if (!answer) return passThrough(typeof input === 'string' ? request.url : input, init);
    await wait(answer.delay, signal);
    if (answer.drop) throw new TypeError('Failed to fetch');
    return createResponse(answer, request.url);
  };
}
