/** A network inside the page whose answers come when, and as, the game wants. */

/** A request that waits for its answer. */
export interface Waiting {
  readonly url: URL;
  /** The number of the intent that it was sent for. */
  readonly intent: number;
  answer(reply: Reply): void;
  lose(): void;
}

export interface Reply {
  html: string;
  status?: number;
  /** Where a redirect has led. */
  url?: URL;
  mayBePreserved?: boolean;
}

interface Network {
  readonly waiting: readonly Waiting[];
  /** Notes for which intent the next requests are sent. */
  setIntent(intent: number): void;
  /** A deaf network answers what was given up, too. */
  setDeaf(isDeaf: boolean): void;
}

const GAME = '/fixtures/nav/play';

function createResponse(
  requested: URL,
  { html, status = 200, url = requested, mayBePreserved = true }: Reply,
): Response {
  const headers = { 'Content-Type': 'text/html', 'Cache-Control': mayBePreserved ? 'no-cache' : 'no-store' };
  const response = new Response(html, { status, headers });
  Object.defineProperty(response, 'url', { value: url.href.split('#')[0] });
  Object.defineProperty(response, 'redirected', { value: url !== requested });
  return response;
}

/** Takes the place of `fetch` for the pages of the game. */
export function installNetwork(): Network {
  const real = globalThis.fetch.bind(globalThis);
  const waiting: Waiting[] = [];
  let intent = 0;
  let isDeaf = false;

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
        if (isDeaf) return;
        leave();
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });

  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return url.pathname === GAME ? wait(url, init?.signal) : real(input, init);
  };
  return {
    waiting,
    setIntent: (value) => void (intent = value),
    setDeaf: (value) => void (isDeaf = value),
  };
}
