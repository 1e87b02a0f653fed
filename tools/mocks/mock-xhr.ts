import { answerRequest, wait } from './answer-request.ts';
import type { Exchange, MockAnswer } from './exchange-types.ts';
import { readSentBody, resolveAddress } from './fetch-request.ts';

/**
 * An event target whose events have `on…` properties, too. It has a target instead of being one, because that of
 * happy-dom calls these properties itself (21.0).
 */
class Target {
  [handler: `on${string}`]: ((event: Event) => void) | null;
  readonly #target = new EventTarget();

  addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.#target.addEventListener(...args);
  }

  removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.#target.removeEventListener(...args);
  }

  emit(type: string, more: object = {}): void {
    const event = Object.assign(new Event(type), more);
    Object.defineProperty(event, 'target', { value: this });
    this[`on${type}`]?.call(this, event);
    this.#target.dispatchEvent(event);
  }
}

const DONE = 4;

/** An `XMLHttpRequest` without a network. Only text and JSON are read. */
abstract class MockXMLHttpRequest extends Target {
  readonly upload = new Target();
  readyState = 0;
  status = 0;
  responseText = '';
  responseURL = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  #method = 'GET';
  #url = '';
  #headers: Record<string, string> = {};
  #answer: MockAnswer | undefined;
  #abort = new AbortController();

  protected abstract readExchange(): Exchange;

  open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = resolveAddress(url);
    this.#headers = {};
    this.#abort = new AbortController();
    this.#change(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#answer?.headers[name.toLowerCase()] ?? null;
  }

  getAllResponseHeaders(): string {
    const entries = Object.entries(this.#answer?.headers ?? {});
    return entries.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  get response(): unknown {
    return this.responseType === 'json' ? (JSON.parse(this.responseText) as unknown) : this.responseText;
  }

  abort(): void {
    this.#abort.abort();
  }

  send(body?: unknown): void {
    void this.#exchange(body, this.#abort.signal);
  }

  #change(state: number): void {
    this.readyState = state;
    this.emit('readystatechange');
  }

  async #exchange(body: unknown, signal: AbortSignal): Promise<void> {
    const answer = await this.#send(body, signal).catch(() => undefined);
    if (answer) this.#receive(answer);
    const failure = signal.aborted ? 'abort' : 'error';
    this.#end(answer ? 'load' : failure);
  }

  async #send(sent: unknown, signal: AbortSignal): Promise<MockAnswer> {
    const { body, type } = await readSentBody(sent);
    const headers = type ? { 'content-type': type, ...this.#headers } : this.#headers;
    const request = { method: this.#method, url: this.#url, headers, body };
    this.upload.emit('progress', { lengthComputable: true, loaded: 1, total: 1 });
    const answer = await answerRequest(this.readExchange(), request);
    await wait(answer?.delay ?? 0, signal);
    if (!answer || answer.drop) throw new TypeError('Failed to send');
    return answer;
  }

  #receive(answer: MockAnswer): void {
    this.#answer = answer;
    this.status = answer.status;
    this.responseText = answer.body;
    this.responseURL = this.#url;
  }

  #end(type: 'load' | 'error' | 'abort'): void {
    this.#change(DONE);
    this.emit(type);
    this.emit('loadend');
  }
}

/**
 * Creates an `XMLHttpRequest` that mocks answer; a request without a mock fails.
 *
 * @param readExchange Returns the mocks.
 */
export const createXMLHttpRequest = (readExchange: () => Exchange): new () => MockXMLHttpRequest =>
  class extends MockXMLHttpRequest {
    protected override readExchange = readExchange;
  };
