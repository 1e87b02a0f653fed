/** A fake network in the page: the scenario decides when, and how, each request is answered. */

/** A pending request. */
export interface Waiting {
  readonly url: URL;
  /** Number of the intent that sent the request. */
  readonly intent: number;
  answer(reply: Reply): void;
  lose(): void;
}

export interface Reply {
  html: string;
  status?: number;
  /** Final URL of a redirect. */
  url?: URL;
  isCacheable?: boolean;
}

interface Network {
  readonly waiting: readonly Waiting[];
  /** Sets the intent of the next requests. */
  setIntent(intent: number): void;
  /** With true, aborted requests are answered, too. */
  setAnswersAborted(answersAborted: boolean): void;
}

const SCENARIO_PATH = '/fixtures/nav/play';

function createResponse(
  requested: URL,
  { html, status = 200, url = requested, isCacheable = true }: Reply,
): Response {
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': isCacheable ? 'no-cache' : 'no-store' };
  const response = new Response(html, { status, headers });
  Object.defineProperty(response, 'url', { value: url.href.split('#')[0] });
  Object.defineProperty(response, 'redirected', { value: url !== requested });
  return response;
}

/** Replaces `fetch` for the pages of the scenario. */
export function installNetwork(): Network {
  const real = globalThis.fetch.bind(globalThis);
  const waiting: Waiting[] = [];
  let intent = 0;
  let answersAborted = false;

  const wait = (url: URL, signal?: AbortSignal | null) =>
    new Promise<Response>((resolve, reject) => {
      const leave = () => {
        const position = waiting.indexOf(request);
        if (position !== -1) waiting.splice(position, 1);
      };
      const request: Waiting = {
        url,
        intent,
        answer: (reply) => (leave(), resolve(createResponse(url, reply))),
        lose: () => (leave(), reject(new TypeError('Failed to fetch'))),
      };
      waiting.push(request);
      signal?.addEventListener('abort', () => {
        if (answersAborted) return;
        leave();
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });

  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return url.pathname === SCENARIO_PATH ? wait(url, init?.signal) : real(input, init);
  };
  return {
    waiting,
    setIntent: (value) => void (intent = value),
    setAnswersAborted: (value) => void (answersAborted = value),
  };
}
