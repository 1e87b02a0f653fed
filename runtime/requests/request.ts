import { track } from '../page/activity.ts';
import { getSetting } from '../page/config.ts';
import { followSignal } from './follow-signal.ts';
import { watchLeaving } from './leaving.ts';
import { loadModule } from '../islands/load.ts';
import type { Answer } from './answer.ts';
import { clearPages } from '../navigation/cache.ts';
import { RequestError } from './request-error.ts';
import { isForm, isWrite, type Read, type Request } from './request-kind.ts';
import { safeUrl } from './safe-url.ts';
import { within } from './within.ts';

export const HTML_TYPE = 'text/html';
export const JSON_TYPE = 'application/json';

/** Longest time for an answer before a request fails; a page may set `requests.patience`. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Limit in characters: parsing a longer answer would freeze the shown page. */
const MAX_ANSWER_LENGTH = 10_000_000;

const LOGIN_PATH = /\/security\/login\/?$/i;

// Decision 119. Decision 414.
function createInit(accept: string, request: Request): RequestInit {
  const { method = 'GET', body, keepalive, cache = 'default', tokenHeaders } = request;
  const ours: Record<string, string> = { Accept: accept, 'X-Requested-With': 'XMLHttpRequest' };
  // Chromium itself repeats a POST whose keep-alive connection breaks: the server recognises the repetition by this
  // key.
  if (isWrite(request)) ours['Idempotency-Key'] = `${Date.now()}-${Math.random()}`;
  const headers = new Headers({ ...ours, ...request.headers, ...tokenHeaders?.(request) });
  // A redirect to another site fails instead of carrying token and body there.
  const init: RequestInit = { method, headers, mode: 'same-origin', credentials: 'same-origin', cache };
  if (keepalive) init.keepalive = true;
  if (body === undefined) return init;
  if (!isForm(body)) headers.set('Content-Type', JSON_TYPE);
  return { ...init, body: isForm(body) ? body : JSON.stringify(body) };
}

type Exchange = readonly [response: Response, text: string];

async function readText(response: Response): Promise<Exchange> {
  const isLong = Number(response.headers.get('Content-Length')) > MAX_ANSWER_LENGTH;
  const text = isLong ? '' : await response.text();
  if (isLong || text.length > MAX_ANSWER_LENGTH) throw new RequestError('size', response.url, response);
  return [response, text];
}

// An answer that is too long or too late is aborted. A write never is, even when its caller has stopped waiting.
function controllerOf(request: Request): AbortController | undefined {
  if (isWrite(request)) return undefined;
  return request.signal ? followSignal(request.signal) : new AbortController();
}

const timeoutOf = ({ timeout }: Request) =>
  timeout ?? (Number(getSetting('requests', 'patience')) || REQUEST_TIMEOUT_MS);

// An aborted or unanswered request writes one warning, however its caller handles it (ERR-02).
function classifyLoss(cause: unknown, url: string, { signal }: Request): RequestError {
  const kind = signal?.aborted ? 'aborted' : 'network';
  const error = cause instanceof RequestError ? cause : new RequestError(kind, url, { cause });
  if (error.status === 0) console.warn(`[archipel] ${error.message}`);
  return error;
}

async function send(url: string, accept: string, request: Request): Promise<Exchange> {
  const controller = controllerOf(request);
  const init = createInit(accept, request);
  if (controller) init.signal = controller.signal;
  const late = () => new RequestError('timeout', url);
  const leaving = watchLeaving();
  try {
    return await within(fetch(url, init).then(readText), timeoutOf(request), late);
  } catch (cause) {
    if (!(cause instanceof RequestError || request.signal?.aborted)) await leaving.whenHere();
    throw classifyLoss(cause, url, request);
  } finally {
    leaving.end();
    controller?.abort();
  }
}

function isRejected([{ status, url, redirected }]: Exchange, { signInAfter = 'any' }: Request): boolean {
  if (status === 401) return signInAfter !== 'nothing';
  return signInAfter === 'any' && redirected && LOGIN_PATH.test(new URL(url).pathname);
}

// A rejected request is sent again once after the login; the server has not applied it.
async function exchange(url: string, accept: string, request: Request): Promise<Exchange> {
  const repeat = () => track(send(url, accept, request));
  const first = await repeat();
  if (!isRejected(first, request)) return first;
  // The rejection stays if the dialog's code fails to load: the visitor can't sign in here.
  const signIn = await track(loadModule(() => import('./sign-in.ts'))).catch(() => undefined);
  const last = (await signIn?.requestSignIn(url, request, repeat)) ?? first;
  if (!isRejected(last, request)) return last;
  throw new RequestError('status', url, { status: 401, body: last[1] });
}

function check([response, text]: Exchange, url: string, accept: string): Answer {
  const { status, redirected, headers } = response;
  if (!safeUrl(url)) throw new RequestError('origin', url, { status });
  const policy = headers.get('Content-Security-Policy') ?? '';
  const type = headers.get('Content-Type') ?? '';
  const isHtml = type.includes(HTML_TYPE);
  if (!response.ok) throw new RequestError('status', url, { status, body: text, policy, isHtml });
  // An empty answer is accepted unless HTML is expected, which would be a blank page.
  const isNothing = status === 204 || (text === '' && accept !== HTML_TYPE);
  const isAccepted = accept.split(', ').some((accepted) => type.includes(accepted));
  if (!isNothing && !isAccepted) throw new RequestError('type', url, { status });
  const isStorable = !/no-store/i.test(headers.get('Cache-Control') ?? '');
  return { url, status, text, isRedirected: redirected, isHtml, isStorable, policy };
}

/**
 * Requests text of the same origin, for `requestHtml`, `writeText` and `requestJson`.
 *
 * @param address The address.
 * @param accept The accepted content type, or several, divided by a comma and a space.
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
 * Reads HTML of the same origin. A request rejected without a login is sent again after the visitor has
 * signed in.
 *
 * @param url The address.
 * @param request Signal, cache, timeout.
 * @returns The answer with its final address.
 * @throws {RequestError} When it is aborted, offline, late, too long, not HTML, of another origin, or has a
 * status of 400 or more.
 */
export function requestHtml(url: string | URL, request: Read = {}): Promise<Answer> {
  return requestText(url, HTML_TYPE, request);
}
