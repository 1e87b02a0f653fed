import type { ReadFault } from './fault.ts';

const DONE = 4;

/** Properties that a fault defines; a request that is opened anew has its own again. */
const DEFINED = ['readyState', 'status', 'statusText', 'responseURL', 'response', 'responseText'];

function define(request: XMLHttpRequest, values: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(values))
    Object.defineProperty(request, key, { configurable: true, get: () => value });
}

function end(request: XMLHttpRequest, type: 'load' | 'error' | 'abort'): void {
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

/** Drops the properties of an earlier fault. */
function undefine(request: XMLHttpRequest): void {
  for (const key of DEFINED) Reflect.deleteProperty(request, key);
}

/**
 * Creates an `XMLHttpRequest` with the page's fault; synchronous requests have none.
 *
 * @param readFault Returns the fault at the time of a request.
 * @param Base The real `XMLHttpRequest`.
 */
export const createFaultyXhr = (readFault: ReadFault, Base: typeof XMLHttpRequest): typeof XMLHttpRequest =>
  class FaultyXMLHttpRequest extends Base {
    #opened = { url: '', isAsync: true };
    #timer: ReturnType<typeof setTimeout> | undefined;

    override open(method: string, url: string | URL, isAsync = true, ...rest: (string | null)[]): void {
      undefine(this);
      this.#clear();
      this.#opened = { url: new URL(url, document.baseURI).href, isAsync };
      super.open(method, url, isAsync, ...rest);
    }

    override send(body?: XMLHttpRequestBodyInit | Document | null): void {
      const { kind, delay } = readFault();
      const { url, isAsync } = this.#opened;
      if (kind === 'none' || !isAsync) super.send(body);
      else if (kind === 'slow') this.#wait(delay, () => super.send(body));
      else this.#wait(0, () => (kind === 'error' ? failByServer(this, url) : failByNetwork(this)));
    }

    override abort(): void {
      const isWaiting = this.#timer !== undefined;
      this.#clear();
      super.abort();
      // The browser emits no events of a request that was never sent.
      if (isWaiting) end(this, 'abort');
    }

    #wait(ms: number, act: () => void): void {
      const run = () => {
        this.#timer = undefined;
        act();
      };
      this.#timer = setTimeout(run, ms);
    }

    #clear(): void {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
  };
