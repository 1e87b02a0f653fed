import type { Answer } from './answer.ts';
import { findToken } from './antiforgery.ts';
import { loadModule } from '../islands/load.ts';
import { RequestError } from './request-error.ts';
import { HTML_TYPE, requestText } from './request.ts';
import { isForm, isWrite, type Request } from './request-kind.ts';

/** Statuses with which servers reject a stale token: ASP.NET, Django and Spring, Laravel. */
const STALE: ReadonlySet<number> = new Set([400, 403, 419]);

function tokenHeaders(request: Request): Record<string, string> {
  const { body } = request;
  const token = isWrite(request) ? findToken(isForm(body) ? body : undefined) : undefined;
  return Object.fromEntries((token?.headers ?? []).map((name) => [name, token!.value]));
}

// Rails rejects a stale token with 422, like an invalid field; its pages have the tag `csrf-param`.
const isRails = () => document.querySelector('head meta[name="csrf-param"]') !== null;

const mayBeStale = (thrown: unknown): boolean =>
  thrown instanceof RequestError && (STALE.has(thrown.status) || (thrown.status === 422 && isRails()));

/**
 * Requests text; a write is sent with the page's antiforgery token. If it is rejected because a login in
 * another tab made the token stale, it is sent once more, with a fresh token.
 *
 * @param address The address, of the same origin.
 * @param accept The expected content type, or several, divided by a comma and a space.
 * @param request Method, body, signal.
 * @returns The answer with its final address.
 * @throws {RequestError} As `requestHtml`.
 */
export async function writeText(address: string | URL, accept: string, request: Request): Promise<Answer> {
  const send = () => requestText(address, accept, { ...request, tokenHeaders });
  try {
    return await send();
  } catch (thrown) {
    if (!isWrite(request) || !mayBeStale(thrown)) throw thrown;
    const stale = await loadModule(() => import('./stale-token.ts')).catch(() => undefined);
    if (!(await stale?.renewToken(request))) throw thrown;
    return send();
  }
}

/**
 * Requests HTML as `requestHtml` does, and may write.
 *
 * @param url The address.
 * @param request Method, body, signal.
 * @returns The answer with its final address.
 * @throws {RequestError} As `requestHtml`.
 */
export function writeHtml(url: string | URL, request: Request = {}): Promise<Answer> {
  return writeText(url, HTML_TYPE, request);
}
