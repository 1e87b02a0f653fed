import type { ReadFault } from './fault.ts';

const DONE = 4;

function define(request: XMLHttpRequest, values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values))
    Object.defineProperty(request, key, { configurable: true, get: () => value });
}

function end(request: XMLHttpRequest, type: 'load' | 'error'): void {
  request.dispatchEvent(new Event('readystatechange'));
  request.dispatchEvent(new ProgressEvent(type));
  request.dispatchEvent(new ProgressEvent('loadend'));
}

function failByServer(request: XMLHttpRequest, url: string): void {
  const answer = { readyState: DONE, status: 500, statusText: 'Internal Server Error', responseURL: url };
  const isJson = request.responseType === 'json';
  define(request, { ...answer, response: isJson ? null : '', responseText: '' });
  end(request, 'load');
}

function failByNetwork(request: XMLHttpRequest): void {
  define(request, { readyState: DONE, status: 0 });
  end(request, 'error');
}

/**
 * Creates an `XMLHttpRequest` with the page's fault; synchronous requests have none.
 *
 * @param readFault Returns the fault at the time of a request.
 * @param Base The real `XMLHttpRequest`.
 */
export const createFaultyXhr = (readFault: ReadFault, Base: typeof XMLHttpRequest): typeof XMLHttpRequest =>
  class FaultyXMLHttpRequest extends Base {
    #url = '';
    #isAsync = true;
    #timer: ReturnType<typeof setTimeout> | undefined;

    override open(method: string, url: string | URL, isAsync = true, ...rest: (string | null)[]): void {
      this.#url = new URL(url, document.baseURI).href;
      this.#isAsync = isAsync;
      super.open(method, url, isAsync, ...rest);
    }

    override send(body?: XMLHttpRequestBodyInit | Document | null): void {
      const { kind, delay } = readFault();
      if (kind === 'none' || !this.#isAsync) {
        super.send(body);
        return;
      }
      const act = {
        slow: () => super.send(body),
        error: () => failByServer(this, this.#url),
        offline: () => failByNetwork(this),
      }[kind];
      this.#timer = setTimeout(act, kind === 'slow' ? delay : 0);
    }

    override abort(): void {
      clearTimeout(this.#timer);
      super.abort();
    }
  };
