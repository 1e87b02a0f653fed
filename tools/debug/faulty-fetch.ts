import { waitFor } from './wait-for.ts';
import type { ReadFault } from './fault.ts';

/** Returns the address of a request as `fetch` resolves it. */
function addressOf(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, document.baseURI).href;
}

function createFailure(input: RequestInfo | URL): Response {
  const response = new Response(null, { status: 500, statusText: 'Internal Server Error' });
  return Object.defineProperty(response, 'url', { value: addressOf(input) });
}

/**
 * Creates a `fetch` with the page's fault.
 *
 * @param readFault Returns the fault at the time of a request.
 * @param passOn The real `fetch`.
 */
export function createFaultyFetch(readFault: ReadFault, passOn: typeof fetch): typeof fetch {
  return async function faultyFetch(input, init) {
    const { kind, delay } = readFault();
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    if (kind !== 'none') signal?.throwIfAborted();
    if (kind === 'offline') throw new TypeError('Failed to fetch');
    if (kind === 'error') return createFailure(input);
    if (kind === 'slow') await waitFor(delay, signal);
    return passOn(input, init);
  };
}
