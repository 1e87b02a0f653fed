import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cultureOfPath, isCulture, preferredCulture } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Session, Sessions } from '../data/sessions.ts';
import type { SignIns } from '../data/sign-ins.ts';
import type { Users } from '../data/users.ts';
import type { Faults } from '../testing/fault.ts';
import type { Ledger } from '../testing/ledger.ts';
import type { TokenOf } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';
import { isPrefetch } from './prefetch.ts';
import { signInSecret } from './sign-in-cookie.ts';

export const sessionCookie = 'ilot-session';

/** A cookie of tests: without it each of their visitors would see the overlay of the first page. */
const arrivedCookie = 'demo-arrived';

interface Tables {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly users: Users;
}

export interface Renewable {
  readonly sessions: Sessions;
  readonly faults: Pick<Faults, 'move'>;
  readonly ledger: Pick<Ledger, 'move'>;
}

/** Finds or starts the visitor's session, its signed-in user, and the culture of the response. */
export const withSession =
  ({ sessions, signIns, users }: Tables, tokenOf: TokenOf): MiddlewareHandler<Env> =>
  async (c, next) => {
    const session = findSession(c, sessions);
    const culture = cultureOf(c, session);
    const isChosen = cultureOfPath(c.req.path) !== undefined && !isPrefetch(c);
    if (isChosen && culture !== session.culture) sessions.setCulture(session.id, culture);
    c.set('session', session);
    c.set('isFirstPage', ![sessionCookie, arrivedCookie].some((name) => getCookie(c, name) !== undefined));
    c.set('culture', culture);
    const userId = signIns.userOf(signInSecret(c), session.id);
    c.set('user', userId === undefined ? undefined : users.find(userId));
    const { id, previous = id, isPassing = false } = session;
    // The answer to a sign-in may be lost: the login form must work with the session that the browser still has.
    c.set('token', isPassing ? tokenOf(previous) : tokenOf(id, userId));
    c.set('writeTokens', isPassing ? [] : [c.get('token')]);
    c.set('loginTokens', [tokenOf(id), tokenOf(previous)]);
    await next();
  };

function findSession(c: Ctx, sessions: Sessions): Session {
  const id = getCookie(c, sessionCookie);
  return sessions.find(id) ?? sessions.findPassing(id) ?? setSessionCookie(c, sessions.create());
}

function setSessionCookie(c: Ctx, session: Session): Session {
  setCookie(c, sessionCookie, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return session;
}

/** Moves the visitor to a new session with the old one's content, as at every sign-in. */
export function renewSession(c: Ctx, { sessions, faults, ledger }: Renewable): Session {
  const old = c.get('session');
  const session = setSessionCookie(c, sessions.renew(old));
  faults.move(old.id, session.id);
  ledger.move(old.id, session.id);
  c.set('session', session);
  return session;
}

/** Returns the culture of a request; calls without one in their path use that of the page that sends them. */
function cultureOf(c: Ctx, session: Session): Culture {
  const requested = c.req.query('culture');
  if (isCulture(requested)) return requested;
  return (
    cultureOfPath(c.req.path) ??
    cultureOfPath(pathOf(c.req.header('referer'))) ??
    session.culture ??
    preferredCulture(c.req.header('accept-language'))
  );
}

const pathOf = (url: string | undefined): string => (url && URL.canParse(url) ? new URL(url).pathname : '');
