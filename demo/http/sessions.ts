import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cultureOfPath, isCulture, preferredCulture } from '../culture.ts';
import type { Culture } from '../culture.ts';
import type { Session, Sessions } from '../data/sessions.ts';
import type { SignIns } from '../data/sign-ins.ts';
import type { Users } from '../data/users.ts';
import type { TokenOf } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';
import { signInSecret } from './sign-in.ts';

export const sessionCookie = 'ilot-session';

interface Tables {
  readonly sessions: Sessions;
  readonly signIns: SignIns;
  readonly users: Users;
}

/** Finds the visitor's session or starts one, who is signed in there, and settles the culture of the answer. */
export const withSession =
  ({ sessions, signIns, users }: Tables, tokenOf: TokenOf): MiddlewareHandler<Env> =>
  async (c, next) => {
    const session = sessions.find(getCookie(c, sessionCookie)) ?? start(c, sessions);
    const culture = cultureOf(c, session);
    if (cultureOfPath(c.req.path) && culture !== session.culture) sessions.setCulture(session.id, culture);
    c.set('session', session);
    c.set('culture', culture);
    const userId = signIns.userOf(signInSecret(c), session.id);
    c.set('user', userId === undefined ? undefined : users.find(userId));
    c.set('token', tokenOf(session.id, userId));
    c.set('guestToken', tokenOf(session.id));
    await next();
  };

function start(c: Ctx, sessions: Sessions): Session {
  const session = sessions.create();
  setCookie(c, sessionCookie, session.id, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return session;
}

/** Calls without a culture in their path speak the language of the page that makes them. */
function cultureOf(c: Ctx, session: Session): Culture {
  const asked = c.req.query('culture');
  if (isCulture(asked)) return asked;
  return (
    cultureOfPath(c.req.path) ??
    cultureOfPath(pathOf(c.req.header('referer'))) ??
    session.culture ??
    preferredCulture(c.req.header('accept-language'))
  );
}

const pathOf = (url: string | undefined): string => (url && URL.canParse(url) ? new URL(url).pathname : '');
