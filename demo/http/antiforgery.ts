import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Ctx, Env } from './env.ts';

export const tokenField = '__RequestVerificationToken';
const tokenHeader = 'RequestVerificationToken';
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
const loginPath = /^\/[a-z]{2}\/security\/(login|two-factor|register)$/;

export const isWrite = (method: string): boolean => !safeMethods.includes(method);

export type TokenOf = (sessionId: string, userId?: string) => string;

/**
 * Creates the function that computes tokens from a session and its user. They need no storage,
 * only this server can create them, and a sign-in or sign-out changes them.
 */
export function tokenMaker(): TokenOf {
  const secret = randomBytes(32);
  return (sessionId, userId = '') =>
    createHmac('sha256', secret).update(`${sessionId} ${userId}`).digest('base64url');
}

/** Rejects writes without the session's token, which is a header or a form field. */
export const antiforgery =
  (reject: (c: Ctx) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!isWrite(c.req.method)) return next();
    const given = c.req.header(tokenHeader) ?? (await formToken(c));
    const expected = c.get(loginPath.test(c.req.path) ? 'loginTokens' : 'writeTokens');
    return expected.some((token) => isSame(given, token)) ? next() : reject(c);
  };

/** True when a request's body is a form. */
export const isForm = (c: Ctx): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(c.req.header('content-type') ?? '');

async function formToken(c: Ctx): Promise<string> {
  if (!isForm(c)) return '';
  const value = (await c.req.parseBody())[tokenField];
  return typeof value === 'string' ? value : '';
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
