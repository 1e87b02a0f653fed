import type { MiddlewareHandler } from 'hono';
import { isWrite } from './antiforgery.ts';
import type { Ctx, Env } from './env.ts';

/** As other servers have it: no form of the shop has a tenth of that. */
const mostFields = 1000;

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const boundary = /;\s*boundary="?([^";]+)/i;

type Refuse = (c: Ctx) => Response | Promise<Response>;

/** Refuses forms that can't be read, and those with so many fields that to read them would cost the shop its time. */
export const limitFields =
  (refuse: Refuse): MiddlewareHandler<Env> =>
  async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (!isWrite(c.req.method) || !formType.test(type)) return next();
    return (await isReadable(c, type)) ? next() : refuse(c);
  };

async function isReadable(c: Ctx, type: string): Promise<boolean> {
  const separator = /^multipart/i.test(type) ? boundary.exec(type)?.[1] : '&';
  if (separator === undefined) return false;
  if (hasMore(Buffer.from(await c.req.arrayBuffer()), separator, mostFields)) return false;
  return c.req.parseBody().then(
    () => true,
    () => false,
  );
}

/** Whether a text stands in a body more than so many times. */
function hasMore(body: Buffer, text: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length))
    if (++count > most) return true;
  return false;
}
