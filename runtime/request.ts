import { track } from './activity.ts';
import { findToken, TOKEN_HEADER } from './antiforgery.ts';
import { safeUrl } from './safe-url.ts';

const HTML_TYPE = 'text/html';
const JSON_TYPE = 'application/json';

export type RequestFailure = 'aborted' | 'network' | 'status' | 'type' | 'origin';

/** A request that brought nothing usable, classified once. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestFailure;
  readonly url: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The answer's text, where there was one. */
  readonly body: string;

  constructor(
    kind: RequestFailure,
    url: string,
    details: { status?: number; body?: string; cause?: unknown } = {},
  ) {
    const { status = 0, body = '', cause } = details;
    super(`The request for ${url} failed (${kind}${status ? `, status ${status}` : ''}).`, { cause });
    this.kind = kind;
    this.url = url;
    this.status = status;
    this.body = body;
  }
}

export interface Request {
  method?: string;
  /** Sent as JSON when it is a plain value, as it is when it is FormData or URLSearchParams. */
  body?: unknown;
  signal?: AbortSignal;
  /** Lets a write outlive the page. */
  keepalive?: boolean;
}

export interface Answer {
  /** The final address, after redirects. */
  url: string;
  status: number;
  text: string;
  isRedirected: boolean;
}

const isRaw = (body: unknown): body is BodyInit =>
  body instanceof FormData || body instanceof URLSearchParams;

const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

function createInit(accept: string, { method = 'GET', body, signal, keepalive }: Request): RequestInit {
  const headers = new Headers({ Accept: accept, 'X-Requested-With': 'XMLHttpRequest' });
  const token = isWrite(method) ? findToken() : undefined;
  if (token) headers.set(TOKEN_HEADER, token);
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  if (body === undefined) return init;
  if (!isRaw(body)) headers.set('Content-Type', JSON_TYPE);
  return { ...init, body: isRaw(body) ? body : JSON.stringify(body) };
}

async function send(url: string, init: RequestInit): Promise<[Response, string]> {
  try {
    const response = await fetch(url, init);
    return [response, await response.text()];
  } catch (cause) {
    throw new RequestError(init.signal?.aborted ? 'aborted' : 'network', url, { cause });
  }
}

async function requestText(address: string | URL, accept: string, request: Request): Promise<Answer> {
  const url = safeUrl(String(address));
  if (!url) throw new RequestError('origin', String(address));
  const [response, text] = await track(send(url.href, createInit(accept, request)));
  const { status, redirected } = response;
  const finalUrl = response.url || url.href;
  if (!safeUrl(finalUrl)) throw new RequestError('origin', finalUrl, { status });
  if (!response.ok) throw new RequestError('status', finalUrl, { status, body: text });
  const type = response.headers.get('Content-Type') ?? '';
  // An empty answer to a write is an answer; an empty page would be a blank one.
  const isNothing = status === 204 || (text === '' && accept === JSON_TYPE);
  if (!isNothing && !type.includes(accept)) throw new RequestError('type', finalUrl, { status });
  return { url: finalUrl, status, text, isRedirected: redirected };
}

/**
 * Asks for HTML of the same origin.
 *
 * @param url The address.
 * @param request Method, body, signal.
 * @returns The answer with its final address.
 * @throws {RequestError} Aborted, no network, a status of 400 or more, other content than HTML, another origin.
 */
export function requestHtml(url: string | URL, request: Request = {}): Promise<Answer> {
  return requestText(url, HTML_TYPE, request);
}

/**
 * Asks for JSON of the same origin. The value is checked by whoever asked: stores parse it with a schema.
 *
 * @param url The address.
 * @param request Method, body, signal.
 * @returns The parsed value; undefined for an empty answer.
 * @throws {RequestError} As `requestHtml`, and of kind `type` for text that is no JSON.
 */
export async function requestJson(url: string | URL, request: Request = {}): Promise<unknown> {
  const answer = await requestText(url, JSON_TYPE, request);
  if (answer.text === '') return undefined;
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw new RequestError('type', answer.url, { status: answer.status, body: answer.text, cause });
  }
}
