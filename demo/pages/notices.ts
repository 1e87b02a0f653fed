import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../http/env.ts';

/** What a page says after a form sent the shopper there. */
export interface Notice {
  readonly kind: 'done' | 'limit' | 'refused';
  readonly text: string;
  readonly cart?: boolean;
  /** The page begins at the notice: after a full load nothing else would read it out. */
  readonly hasFocus?: boolean;
  /** The part of the page that it is about, where it doesn't stand at the top. */
  readonly place?: 'orders' | 'details' | 'address' | 'photo';
}

const cookie = 'ilot-notice';

/** Kept in a cookie for the one page that follows the redirect. Texts only: the template escapes them. */
export function leaveNotice(c: Ctx, notice: Notice): void {
  setCookie(c, cookie, JSON.stringify(notice), { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 60 });
}

export function takeNotice(c: Ctx): Notice | undefined {
  const text = getCookie(c, cookie);
  if (!text) return undefined;
  deleteCookie(c, cookie, { path: '/' });
  try {
    return JSON.parse(text) as Notice;
  } catch {
    return undefined;
  }
}
