import { findToken, renewField } from './antiforgery.ts';
import { renewDocument } from './renew-document.ts';
import { isForm, type Request } from './request-kind.ts';

/** Time in ms after a renewal that brought no new token, during which no other renewal starts. */
const RENEW_INTERVAL_MS = 60_000;

let restsUntil = 0;
let renewing: Promise<boolean> | undefined;

const readToken = () => findToken()?.value;

// Requests that are rejected together share one fresh page.
async function renewOnce(): Promise<boolean> {
  renewing ??= renewDocument(undefined).finally(() => (renewing = undefined));
  return renewing;
}

/**
 * Reads the antiforgery token from a fresh copy of the page, after a write was rejected. Decision 122.
 *
 * @param request The write; a form's own token is renewed in its body.
 * @returns Whether the write may be sent again: the token has changed, and the visitor is the same or has
 * only now signed in.
 */
export async function renewToken({ body }: Request): Promise<boolean> {
  const before = readToken();
  if (before === undefined || performance.now() < restsUntil) return false;
  const isSameUser = await renewOnce().catch(() => false);
  const isNew = readToken() !== before;
  if (!isNew) restsUntil = performance.now() + RENEW_INTERVAL_MS;
  if (isNew && isForm(body)) renewField(body);
  return isSameUser && isNew;
}
