import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../http/env.ts';
import { isPrefetch } from '../http/prefetch.ts';

/** Notice on the page after a redirect from a form. */
export interface Notice {
  readonly kind: 'done' | 'limit' | 'refused';
  readonly text: string;
  readonly cart?: boolean;
  /** The notice gets the focus: after a full load nothing else announces it. */
  readonly hasFocus?: boolean;
  /** Section of the page that shows the notice, instead of its top. */
  readonly section?: 'orders' | 'details' | 'address' | 'photo';
}

const cookie = 'ilot-notice';

/** Stores a notice in a cookie for the page after the redirect. It is plain text: the template escapes it. */
export function leaveNotice(c: Ctx, notice: Notice): void {
  setCookie(c, cookie, JSON.stringify(notice), { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 });
}

/** Takes the notice out of its cookie. A prefetched page leaves it for the page that the visitor sees for certain. */
export function takeNotice(c: Ctx): Notice | undefined {
  const text = isPrefetch(c) ? undefined : getCookie(c, cookie);
  if (!text) return undefined;
  deleteCookie(c, cookie, { path: '/' });
  try {
    return JSON.parse(text) as Notice;
  } catch {
    return undefined;
  }
}
