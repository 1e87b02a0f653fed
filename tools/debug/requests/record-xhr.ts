import type { RequestLog } from './request-log.ts';

/**
 * Creates an `XMLHttpRequest` that records its requests.
 *
 * @param log The log.
 * @param Base The `XMLHttpRequest` of the page.
 */
export const createRecordingXhr = (log: RequestLog, Base: typeof XMLHttpRequest): typeof XMLHttpRequest =>
  class RecordingXMLHttpRequest extends Base {
    #request = { method: 'GET', url: '' };

    override open(method: string, url: string | URL, isAsync = true, ...rest: (string | null)[]): void {
      this.#request = { method: method.toUpperCase(), url: new URL(url, document.baseURI).href };
      super.open(method, url, isAsync, ...rest);
    }

    override send(body?: XMLHttpRequestBodyInit | Document | null): void {
      const id = log.begin(this.#request.method, this.#request.url);
      const end = () =>
        log.end(id, { status: this.status, ...(this.status === 0 && { problem: 'no answer' }) });
      this.addEventListener('loadend', end, { once: true });
      super.send(body);
    }
  };
