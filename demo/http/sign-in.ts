import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SignIns } from '../data/sign-ins.ts';
import { loginHref, returnPath } from '../rules/return-path.ts';
import { isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';
import { isPrefetch } from './prefetch.ts';
import { renewSession } from './sessions.ts';
import type { Renewable } from './sessions.ts';
import { signInCookie } from './sign-in-cookie.ts';

const account = /^\/((fr|nl)\/account|api\/v1\/account)(\/|$)/;
const editors = /^\/(fr|nl)\/editors(\/|$)/;
const cart = /^\/((fr|nl)\/shoppingcarts\/|api\/v1\/(shoppingcarts\/|catalog\/products\/addtocart$))/;
const wishlist = /^\/((fr|nl)|api\/v1)\/catalog\/wishlist\/(?!(shared\/|products\/count$|isinthelist$))/;
const sales =
  /^\/((fr|nl)\/sales\/(order|prepaidaccounts)|api\/v1\/sales\/(orders|prepaidaccounts))\/|^\/api\/v1\/sales\/customers$/;
const signOut = /^\/(fr|nl)\/security\/logoff$/;

interface Tables extends Renewable {
  readonly signIns: SignIns;
}

/** Signs a user in: with a new session, a new secret, and new antiforgery tokens. */
export function signIn(c: Ctx, tables: Tables, userId: string): void {
  tables.signIns.end(c.get('session').id);
  deleteCookie(c, rejectedCookie, { path: '/' });
  const secret = tables.signIns.start(renewSession(c, tables).id, userId);
  setCookie(c, signInCookie, secret, { path: '/', httpOnly: true, sameSite: 'Lax' });
}

/** Signs the user out; the session and its cart stay. */
export function endSignIn(c: Ctx, { signIns }: Pick<Tables, 'signIns'>): void {
  signIns.end(c.get('session').id);
  deleteCookie(c, signInCookie, { path: '/' });
}

/** Cookie with the address of the rejected call, so that the login page can say what the sign-in is for. */
const rejectedCookie = 'ilot-refused';

/** Returns the address that the sign-in is for: in a dialog the rejected call's, on a page the return URL. */
export const rejectedPath = (c: Ctx): string | undefined =>
  isCall(c) ? getCookie(c, rejectedCookie) : returnPath(c.req.query('returnUrl'));

/** True for requests of scripts, which get a status instead of a page. */
export const isCall = (c: Ctx): boolean =>
  c.req.path.startsWith('/api/') || c.req.header('x-requested-with') === 'XMLHttpRequest';

/**
 * Redirects guests to the login page, and answers 401 to scripts. It comes before the antiforgery check:
 * after a sign-in has ended its token is wrong, too, but the missing sign-in is the real reason.
 */
export const requireSignIn: MiddlewareHandler<Env> = async (c, next) => {
  if (c.get('user')) return next();
  // A sign-out that another tab has already done is a success.
  if (signOut.test(c.req.path)) return c.redirect(`/${c.get('culture')}`, 303);
  if (!isGuarded(c)) return next();
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'X-Requested-With', { append: true });
  if (isCall(c)) {
    if (!isPrefetch(c)) recordRejected(c);
    return c.body(null, 401);
  }
  return c.redirect(loginHref(c.get('culture'), wayBack(c)), c.req.method === 'GET' ? 302 : 303);
};

function recordRejected(c: Ctx): void {
  const { pathname, search } = new URL(c.req.url);
  setCookie(c, rejectedCookie, pathname + search, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 600,
  });
}

const isGuarded = (c: Ctx): boolean =>
  account.test(c.req.path) ||
  editors.test(c.req.path) ||
  wishlist.test(c.req.path) ||
  sales.test(c.req.path) ||
  (c.get('session').isCartGuarded && isWrite(c.req.method) && cart.test(c.req.path));

/** Returns the address to come back to; a form's own address shows no page, so it is the page of the form. */
function wayBack(c: Ctx): string {
  const { pathname, search } = new URL(c.req.url);
  if (!isWrite(c.req.method)) return pathname + search;
  const referer = c.req.header('referer') ?? '';
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  const isOurs = page?.host === c.req.header('host');
  return (isOurs && page && returnPath(page.pathname + page.search)) || `/${c.get('culture')}`;
}
