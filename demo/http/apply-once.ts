import type { MiddlewareHandler } from 'hono';
import { isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';

const KEY_HEADER = 'Idempotency-Key';
const MAX_KEY_LENGTH = 100;

/** A repetition by the browser comes at once; later ones are writes of their own. */
const KEPT_MS = 60_000;
const MAX_KEPT = 2_000;

interface Kept {
  readonly since: number;
  /** Nothing when the first attempt has failed, and nothing was applied. */
  readonly answer: Promise<Response | undefined>;
}

function idOf(c: Ctx): string | undefined {
  const key = isWrite(c.req.method) ? c.req.header(KEY_HEADER) : undefined;
  if (!key || key.length > MAX_KEY_LENGTH) return undefined;
  return `${c.get('session').id} ${c.req.method} ${c.req.path} ${key}`;
}

function forgetOld(kept: Map<string, Kept>): void {
  for (const [id, { since }] of kept) {
    if (kept.size < MAX_KEPT && Date.now() - since < KEPT_MS) return;
    kept.delete(id);
  }
}

// Its headers as well: the cookie of the first answer never arrived.
async function copyOf(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await response.clone().arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * Applies a write once that comes twice with one `Idempotency-Key`: a browser repeats a POST by itself whose connection has
 * broken after the server had worked. The repetition gets the answer of the first.
 */
export function applyOnce(): MiddlewareHandler<Env> {
  const kept = new Map<string, Kept>();
  return async (c, next) => {
    const id = idOf(c);
    if (!id) return next();
    const answered = await kept.get(id)?.answer;
    if (answered) return answered.clone();
    forgetOld(kept);
    let settle: (answer: Response | undefined) => void = () => {};
    const answer = new Promise<Response | undefined>((resolve) => (settle = resolve));
    kept.set(id, { since: Date.now(), answer });
    await next();
    const hasFailed = c.error !== undefined || c.res.status >= 500;
    if (hasFailed) kept.delete(id);
    settle(hasFailed ? undefined : await copyOf(c.res));
    return undefined;
  };
}
