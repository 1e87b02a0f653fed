import { readAnswerFacts } from './answer-facts.ts';
import type { RequestLog } from './request-log.ts';

/** Returns method and absolute address of a request. */
function describeRequest(input: RequestInfo | URL, init?: RequestInit): { method: string; url: string } {
  const request = input instanceof Request ? input : undefined;
  const url = new URL(request?.url ?? String(input), document.baseURI).href;
  return { method: (init?.method ?? request?.method ?? 'GET').toUpperCase(), url };
}

/**
 * Creates a `fetch` that records its requests.
 *
 * @param log The log.
 * @param passOn The `fetch` of the page.
 */
export function createRecordingFetch(log: RequestLog, passOn: typeof fetch): typeof fetch {
  return async function recordingFetch(input, init) {
    const { method, url } = describeRequest(input, init);
    const id = log.begin(method, url);
    try {
      const response = await passOn(input, init);
      log.end(id, { status: response.status });
      readAnswerFacts(response).then(
        (answer) => log.complete(id, { answer }),
        () => {},
      );
      return response;
    } catch (thrown) {
      const { name, message } = thrown as Error;
      log.end(id, { status: 0, problem: name === 'AbortError' ? 'aborted' : message });
      throw thrown;
    }
  };
}
