import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { isForm, isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';

const KEY_HEADER = 'Idempotency-Key';
const MAX_KEY_LENGTH = 100;

/** Form field with the idempotency key of a plain form. */
export const KEY_FIELD = '__IdempotencyKey';

/** Time in ms in which a browser repeats a request; later requests are new writes. */
const REPEAT_WINDOW_MS = 60_000;
const MAX_ANSWERS = 2_000;

interface StoredAnswer {
  readonly since: number;
  /** Undefined when the first attempt failed and nothing was applied. */
  readonly answer: Promise<Response | undefined>;
}

// The Back button restores a form's old key: only equal fields are the same write.
async function formKey(c: Ctx): Promise<string | undefined> {
  if (!isForm(c)) return undefined;
  const fields = await c.req.parseBody({ all: true });
  if (!fields[KEY_FIELD]) return undefined;
  const serialized = JSON.stringify(fields, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size] : value,
  );
  return createHash('sha256').update(serialized).digest('base64url');
}

async function idOf(c: Ctx): Promise<string | undefined> {
  if (!isWrite(c.req.method)) return undefined;
  // A second press of the same form has a new key in its header, but the form's own one is still the same.
  const key = (await formKey(c)) ?? c.req.header(KEY_HEADER);
  if (!key || key.length > MAX_KEY_LENGTH) return undefined;
  return `${c.get('session').id} ${c.req.method} ${c.req.path} ${key}`;
}

function forgetOld(answers: Map<string, StoredAnswer>): void {
  for (const [id, { since }] of answers) {
    if (answers.size < MAX_ANSWERS && Date.now() - since < REPEAT_WINDOW_MS) return;
    answers.delete(id);
  }
}

// Headers are copied, too: the cookie of the first response never arrived.
async function copyOf(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await response.clone().arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * Applies a write with a repeated `Idempotency-Key` once; the repetition gets the first response.
 * Browsers repeat a POST by themselves when its connection breaks. Plain forms carry the key in a field.
 */
export function applyOnce(): MiddlewareHandler<Env> {
  const answers = new Map<string, StoredAnswer>();
  return async (c, next) => {
    const id = await idOf(c);
    if (!id) return next();
    const known = answers.get(id);
    // Nothing is awaited for a first request: another one with its key must find it stored.
    const answered = known && (await known.answer);
    if (answered) return answered.clone();
    forgetOld(answers);
    let resolveAnswer: (answer: Response | undefined) => void = () => {};
    const answer = new Promise<Response | undefined>((resolve) => (resolveAnswer = resolve));
    answers.set(id, { since: Date.now(), answer });
    await next();
    const hasFailed = c.error !== undefined || c.res.status >= 500;
    if (hasFailed) answers.delete(id);
    resolveAnswer(hasFailed ? undefined : await copyOf(c.res));
    return undefined;
  };
}
