import type { MiddlewareHandler } from 'hono';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { getCookie } from 'hono/cookie';
import { array, boolean, number, object, optional, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Env } from '../http/env.ts';
import { sessionCookie } from '../http/sessions.ts';

/**
 * One fault: which requests it meets and what happens to them. `match` is a method and the beginning of a path
 * ("GET /fr/catalog"), or a regular expression between slashes, tried on "METHOD /path?query".
 */
export const faultSchema = object({
  match: string(),
  /** Milliseconds before anything happens. */
  delay: optional(number()),
  /** The answer is replaced; without `late` the shop never sees the request. */
  status: optional(number()),
  body: optional(string()),
  /** With a replaced answer its content type; otherwise the real answer's type is overwritten. */
  type: optional(string()),
  /** The connection breaks after so many bytes of the body. */
  truncate: optional(number()),
  /** The connection breaks before the answer. */
  drop: optional(boolean()),
  /** `status`, `body` and `drop` strike after the shop has handled the request: only its answer is lost. */
  late: optional(boolean()),
  /** How often it strikes; always, when left out. */
  times: optional(number()),
});

type Outgoing = Env['Bindings']['outgoing'];

/** Long enough for the first bytes to leave before the connection breaks. */
const flushTime = 50;

export const faultsSchema = array(faultSchema);
export type Fault = InferOutput<typeof faultSchema>;

interface ActiveFault extends Fault {
  left: number;
}

export type Faults = ReturnType<typeof faultBoard>;

/** The faults of each session. */
export function faultBoard() {
  const bySession = new Map<string, ActiveFault[]>();

  /** The first fault that fits; asking uses it up by one. */
  function take(sessionId: string | undefined, request: string): Fault | undefined {
    const fault = bySession.get(sessionId ?? '')?.find((entry) => entry.left > 0 && fits(entry, request));
    if (fault) fault.left--;
    return fault;
  }

  return {
    take,
    set: (sessionId: string, faults: readonly Fault[]) =>
      void bySession.set(
        sessionId,
        faults.map((fault) => ({ ...fault, left: fault.times ?? Infinity })),
      ),
    clear: (sessionId: string) => void bySession.delete(sessionId),
  };
}

function fits({ match }: Fault, request: string): boolean {
  const source = /^\/(.*)\/$/.exec(match)?.[1];
  return source === undefined ? request.startsWith(match) : new RegExp(source).test(request);
}

/** Outermost of all, so that it meets pages, calls and files alike, as they would go over the wire. */
export const withFaults =
  (faults: Faults): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { outgoing } = c.env;
    const { pathname, search } = new URL(c.req.url);
    const isControl = pathname.startsWith('/demo/');
    const fault = isControl
      ? undefined
      : faults.take(getCookie(c, sessionCookie), `${c.req.method} ${pathname}${search}`);
    if (!fault) return next();
    if (fault.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
    if (!fault.late && replaces(fault)) return replacement(fault, outgoing);
    await next();
    const answer =
      fault.late && replaces(fault) ? replacement(fault, outgoing) : await damaged(c.res, fault, outgoing);
    c.res = undefined;
    c.res = answer;
    return undefined;
  };

const replaces = ({ drop, status, body }: Fault): boolean =>
  drop === true || status !== undefined || body !== undefined;

function replacement(fault: Fault, outgoing: Outgoing): Response {
  if (fault.drop) {
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const headers = { 'Content-Type': fault.type ?? 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(fault.body ?? `Fault ${fault.status}`, { status: fault.status ?? 200, headers });
}

async function damaged(answer: Response, { type, truncate }: Fault, outgoing: Outgoing): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  if (type !== undefined) headers.set('Content-Type', type);
  const isCut = truncate !== undefined && truncate < body.length;
  if (isCut) headers.set('Content-Length', String(body.length));
  const hasBody = body.length > 0;
  const rest = isCut ? breakingAfter(body.slice(0, truncate), outgoing) : hasBody ? body : null;
  return new Response(rest, { status: answer.status, headers });
}

/** The announced length is never reached: the browser sees a broken connection, not a short file. */
function breakingAfter(start: Uint8Array, outgoing: Outgoing): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: async () => {
      await new Promise((resolve) => setTimeout(resolve, flushTime));
      outgoing.destroy();
    },
  });
}
