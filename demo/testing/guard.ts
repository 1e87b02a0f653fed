import type { MiddlewareHandler } from 'hono';
import { isWrite } from '../http/antiforgery.ts';
import type { Ctx, Env } from '../http/env.ts';

const trusted = ['same-origin', 'none'];

const isForeign = (c: Ctx): boolean => {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')];
  if (site !== undefined && !trusted.includes(site)) return true;
  return origin !== undefined && hostOf(origin) !== c.req.header('host');
};

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** True for a POST that other sites can send without a preflight: texts and forms, but no JSON. */
const isUnasked = (c: Ctx): boolean =>
  c.req.method === 'POST' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '');

/** Protects the test switches, which have no token: they accept only JSON, and no requests of other sites. */
export const guardSwitches: MiddlewareHandler<Env> = async (c, next) => {
  if (isForeign(c)) return c.json({ Message: 'Only this site’s own pages may do that.' }, 403);
  if (isWrite(c.req.method) && isUnasked(c)) return c.json({ Message: 'Send JSON.' }, 415);
  return next();
};
