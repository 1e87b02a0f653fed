import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Ctx, Env } from './env.ts';

export const tokenField = '__RequestVerificationToken';
const tokenHeader = 'RequestVerificationToken';
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** A session's token: only this server can make it, and it needs no storage. */
export function tokenMaker(): (sessionId: string) => string {
  const secret = randomBytes(32);
  return (sessionId) => createHmac('sha256', secret).update(sessionId).digest('base64url');
}

/** Every write must carry the session's token, as header or as form field. */
export const antiforgery =
  (refuse: (c: Ctx) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (safeMethods.includes(c.req.method)) return next();
    const given = c.req.header(tokenHeader) ?? (await formToken(c));
    return isSame(given, c.get('token')) ? next() : refuse(c);
  };

async function formToken(c: Ctx): Promise<string> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return '';
  const value = (await c.req.parseBody())[tokenField];
  return typeof value === 'string' ? value : '';
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
