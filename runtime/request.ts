import { track } from './activity.ts';
import { findToken, TOKEN_FIELD, TOKEN_HEADER } from './antiforgery.ts';
import { getSetting } from './config.ts';
import { followSignal } from './follow-signal.ts';
import { watchLeaving } from './leaving.ts';
import { loadModule } from './load.ts';
import type { Answer } from './answer.ts';
import { clearPages } from './navigation/cache.ts';
import { RequestError } from './request-error.ts';
import { safeUrl } from './safe-url.ts';
import { within } from './within.ts';

const HTML_TYPE = 'text/html';
export const JSON_TYPE = 'application/json';

/** How long an answer may take before the visitor is told; a page may set `requests.patience`. */
const PATIENCE_MS = 30_000;

/** No page of a shop is that long; to parse it would freeze the one that is shown. */
const LONGEST_ANSWER = 10_000_000;

const LOGIN_PATH = /\/security\/login$/i;

export interface Request {
  method?: string;
  /** Sent as JSON when it is a plain value, as it is when it is FormData or URLSearchParams. */
  body?: unknown;
  /** Aborts a read. A write is never aborted: it runs to its end, and may only lose its right to be placed. */
  signal?: AbortSignal;
  /** Lets a write outlive the page. */
  keepalive?: boolean;
  /** Sent beside our own. */
  headers?: Record<string, string>;
  /** Whether the browser's cache may answer. */
  cache?: RequestCache;
  /** Milliseconds that the answer may take; half a minute, when left out. */
  patience?: number;
  /**
   * What makes the visitor sign in before the request is sent again: a refusal (401) or a login page as answer; the
   * refusal alone, for a visit shows a login page as any other; or nothing, for the login itself.
   */
  signInAfter?: 'any' | 'refusal' | 'nothing';
}

const isRaw = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

// A form's own token comes first; it is renewed in the body when the visitor has signed in meanwhile.
const tokenFor = (body: unknown) => (isRaw(body) && body.get(TOKEN_FIELD)?.toString()) || findToken();

export const isWrite = ({ method = 'GET' }: Request) => method !== 'GET' && method !== 'HEAD';

function createInit(accept: string, request: Request): RequestInit {
  const { method = 'GET', body, keepalive, cache = 'default' } = request;
  const headers = new Headers({ Accept: accept, 'X-Requested-With': 'XMLHttpRequest', ...request.headers });
  const token = isWrite(request) ? tokenFor(body) : undefined;
  if (token) headers.set(TOKEN_HEADER, token);
  const init: RequestInit = { method, headers, credentials: 'same-origin', cache };
  if (keepalive) init.keepalive = true;
  if (body === undefined) return init;
  if (!isRaw(body)) headers.set('Content-Type', JSON_TYPE);
  return { ...init, body: isRaw(body) ? body : JSON.stringify(body) };
}

type Exchange = readonly [response: Response, text: string];

async function readText(response: Response): Promise<Exchange> {
  const isLong = Number(response.headers.get('Content-Length')) > LONGEST_ANSWER;
  const text = isLong ? '' : await response.text();
  if (isLong || text.length > LONGEST_ANSWER) throw new RequestError('size', response.url, response);
  return [response, text];
}

// What is too long, or late, is given up. A write is never: it goes on, whoever waits for it.
function controllerOf(request: Request): AbortController | undefined {
  if (isWrite(request)) return undefined;
  return request.signal ? followSignal(request.signal) : new AbortController();
}

const patienceOf = ({ patience }: Request) =>
  patience ?? (Number(getSetting('requests', 'patience')) || PATIENCE_MS);

async function send(url: string, accept: string, request: Request): Promise<Exchange> {
  const controller = controllerOf(request);
  const init = createInit(accept, request);
  if (controller) init.signal = controller.signal;
  const late = () => new RequestError('timeout', url);
  const leaving = watchLeaving();
  try {
    return await within(fetch(url, init).then(readText), patienceOf(request), late);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    if (!request.signal?.aborted) await leaving.whenHere();
    throw new RequestError(request.signal?.aborted ? 'aborted' : 'network', url, { cause });
  } finally {
    leaving.end();
    controller?.abort();
  }
}

function isRefused([{ status, url, redirected }]: Exchange, { signInAfter = 'any' }: Request): boolean {
  if (status === 401) return signInAfter !== 'nothing';
  return signInAfter === 'any' && redirected && LOGIN_PATH.test(new URL(url).pathname);
}

// Sent again once after the visitor has signed in; a refused request was never applied.
async function exchange(url: string, accept: string, request: Request): Promise<Exchange> {
  const repeat = () => track(send(url, accept, request));
  const first = await repeat();
  if (!isRefused(first, request)) return first;
  const { askToSignIn } = await track(loadModule(() => import('./sign-in.ts')));
  const last = (await askToSignIn(url, request, repeat)) ?? first;
  if (!isRefused(last, request)) return last;
  throw new RequestError('status', url, { status: 401, body: last[1] });
}

function check([response, text]: Exchange, url: string, accept: string): Answer {
  const { status, redirected, headers } = response;
  if (!safeUrl(url)) throw new RequestError('origin', url, { status });
  if (!response.ok) throw new RequestError('status', url, { status, body: text });
  const type = headers.get('Content-Type') ?? '';
  // An empty answer to a write is an answer; an empty page would be a blank one.
  const isNothing = status === 204 || (text === '' && accept !== HTML_TYPE);
  const isWanted = accept.split(', ').some((wanted) => type.includes(wanted));
  if (!isNothing && !isWanted) throw new RequestError('type', url, { status });
  const isStorable = !/no-store/i.test(headers.get('Cache-Control') ?? '');
  return { url, status, text, isRedirected: redirected, isStorable };
}

/**
 * Asks for text of the same origin; `requestHtml` and `requestJson` are how it is done.
 *
 * @param address The address.
 * @param accept The content type that is wanted, or several, divided by a comma and a space.
 * @param request Method, body, signal.
 * @returns The answer with its final address.
 * @throws {RequestError} As `requestHtml`.
 */
export async function requestText(address: string | URL, accept: string, request: Request): Promise<Answer> {
  const url = safeUrl(String(address));
  if (!url) throw new RequestError('origin', String(address));
  const forget = () => isWrite(request) && clearPages();
  forget();
  const answered = await exchange(url.href, accept, request).finally(forget);
  return check(answered, answered[0].url || url.href, accept);
}

/**
 * Asks for HTML of the same origin. Refused for want of a login, it is sent again after the visitor has signed in.
 *
 * @param url The address.
 * @param request Method, body, signal.
 * @returns The answer with its final address.
 * @throws {RequestError} Aborted, no network, late, too long, a status of 400 or more, other content than HTML,
 * another origin.
 */
export function requestHtml(url: string | URL, request: Request = {}): Promise<Answer> {
  return requestText(url, HTML_TYPE, request);
}
