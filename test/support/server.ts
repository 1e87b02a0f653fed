import { vi } from 'vitest';

interface AnswerInit {
  status?: number;
  type?: string;
  /** The final address of a redirected request. */
  url?: string;
}

/** Creates a response with an address of its own, as the browser does. */
export function answer(
  body: string,
  { status = 200, type = 'text/html; charset=utf-8', url }: AnswerInit = {},
) {
  const response = new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': type } });
  if (url) {
    Object.defineProperty(response, 'url', { value: new URL(url, location.href).href });
    Object.defineProperty(response, 'redirected', { value: true });
  }
  return response;
}

export const jsonAnswer = (value: unknown, init: AnswerInit = {}) =>
  answer(JSON.stringify(value), { type: 'application/json', ...init });

type Serve = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** Replaces `fetch`; abort signals work as in a browser. */
export function stubServer(serve: Serve) {
  const requests: { url: URL; init: RequestInit; headers: Headers }[] = [];
  const fetchStub = (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), location.href);
    requests.push({ url, init, headers: new Headers(init.headers) });
    return new Promise<Response>((resolve, reject) => {
      const { signal } = init;
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      Promise.resolve(serve(url, init)).then(resolve, reject);
    });
  };
  vi.stubGlobal('fetch', fetchStub);
  return { requests };
}

/** Creates a promise that the test settles. */
export function later<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
