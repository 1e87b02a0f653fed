import type { MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getCookie } from 'hono/cookie';
import type { Ctx, Env } from '../http/env.ts';
import { sessionCookie } from '../http/sessions.ts';
import { bodyWithFault } from './damage.ts';
import type { ActiveFault, Fault, Faults } from './fault.ts';

/** Applies faults to pages, calls and files alike; it is the outermost middleware, close to the network. */
export const withFaults =
  (faults: Faults): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const request = `${c.req.method} ${pathname}${search}`;
    const isControl = pathname.startsWith('/demo/');
    const fault = isControl ? undefined : faults.take(getCookie(c, sessionCookie), request);
    if (!fault) return next();
    await waitFor(fault);
    if (!fault.late && replaces(fault)) return replacement(c, fault);
    if (fault.size !== undefined || fault.stall !== undefined) c.set('isPlain', true);
    await next();
    const answer = fault.late && replaces(fault) ? replacement(c, fault) : await damaged(c, fault);
    c.res = undefined;
    c.res = answer;
    return undefined;
  };

async function waitFor({ isPaused, released, delay }: ActiveFault): Promise<void> {
  if (isPaused) await released;
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
}

const replaces = ({ drop, status, body, redirect }: Fault): boolean =>
  drop === true || status !== undefined || body !== undefined || redirect !== undefined;

function replacement(c: Ctx, fault: Fault): Response {
  if (fault.drop) {
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const headers = new Headers({
    'Content-Type': fault.type ?? 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  if (fault.redirect) headers.set('Location', redirectTarget(c, fault.redirect.to));
  const status = fault.redirect?.status ?? fault.status ?? 200;
  const text = fault.body ?? (fault.redirect ? '' : `Fault ${fault.status}`);
  return answerWith(text, status, changedHeaders(headers, fault));
}

function redirectTarget(c: Ctx, to: string): string {
  const { pathname, search } = new URL(c.req.url);
  return to === 'loop' ? pathname + search : to;
}

async function damaged(c: Ctx, fault: Fault): Promise<Response> {
  const { status, headers: given } = c.res;
  const headers = new Headers(given);
  if (fault.type !== undefined) headers.set('Content-Type', fault.type);
  const body = new Uint8Array(await c.res.arrayBuffer());
  const damage = bodyWithFault(body, fault, c.env.outgoing);
  if (damage.announced === undefined) headers.delete('Content-Length');
  else headers.set('Content-Length', String(damage.announced));
  return answerWith(damage.body, status, changedHeaders(headers, fault));
}

function changedHeaders(headers: Headers, { headers: changes = {} }: Fault): Headers {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    if (value === null && name.toLowerCase() === 'content-length')
      headers.set('Transfer-Encoding', 'chunked');
  }
  return headers;
}

/** Creates a response; the server adds `Content-Length` unless the body is a stream. */
function answerWith(body: BodyInit | null, status: number, headers: Headers): Response {
  const isChunked = headers.get('Transfer-Encoding') === 'chunked';
  return new Response(isChunked ? new Response(body).body : body, { status, headers });
}
