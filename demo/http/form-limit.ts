import type { MiddlewareHandler } from 'hono';
import { isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';

/** Limit as in other servers; no form of the shop has a tenth of it. */
const maxFields = 1000;

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const boundary = /;\s*boundary="?([^";]+)/i;

type Reject = (c: Ctx) => Response | Promise<Response>;

/** Rejects unreadable forms, and those with so many fields that parsing would be slow. */
export const limitFields =
  (reject: Reject): MiddlewareHandler<Env> =>
  async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (!isWrite(c.req.method) || !formType.test(type)) return next();
    return (await isReadable(c, type)) ? next() : reject(c);
  };

async function isReadable(c: Ctx, type: string): Promise<boolean> {
  const separator = /^multipart/i.test(type) ? boundary.exec(type)?.[1] : '&';
  if (separator === undefined) return false;
  if (hasMore(Buffer.from(await c.req.arrayBuffer()), separator, maxFields)) return false;
  return c.req.parseBody().then(
    () => true,
    () => false,
  );
}

/** True when a body contains a text more than `most` times. */
function hasMore(body: Buffer, text: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length))
    if (++count > most) return true;
  return false;
}
