import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { isForm, isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';

const KEY_HEADER = 'Idempotency-Key';
const MAX_KEY_LENGTH = 100;

/** The field in which a plain form carries its key. */
export const KEY_FIELD = '__IdempotencyKey';

/** A repetition by the browser comes at once; later ones are writes of their own. */
const KEPT_MS = 60_000;
const MAX_KEPT = 2_000;

interface Kept {
  readonly since: number;
  /** Nothing when the first attempt has failed, and nothing was applied. */
  readonly answer: Promise<Response | undefined>;
}

// A page that comes back by Back has its key of before: only the same fields are the same write.
async function formKey(c: Ctx): Promise<string | undefined> {
  if (!isForm(c)) return undefined;
  const fields = await c.req.parseBody({ all: true });
  if (!fields[KEY_FIELD]) return undefined;
  const texts = JSON.stringify(fields, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  return createHash('sha256').update(texts).digest('base64url');
}

async function idOf(c: Ctx): Promise<string | undefined> {
  if (!isWrite(c.req.method)) return undefined;
  const key = c.req.header(KEY_HEADER) ?? (await formKey(c));
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
 * broken after the server had worked. The repetition gets the answer of the first. Plain forms carry the key in a field.
 */
export function applyOnce(): MiddlewareHandler<Env> {
  const kept = new Map<string, Kept>();
  return async (c, next) => {
    const id = await idOf(c);
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
