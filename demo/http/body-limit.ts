import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Ctx, Env } from './env.ts';

/** Limit above a phone's photo; a smaller file that is too large for a form is rejected at its field. */
const largestBody = 16 * 1024 * 1024;

/** Rejects bodies larger than any form of the shop sends. */
export const limitBody = (reject: (c: Ctx) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  bodyLimit({
    maxSize: largestBody,
    onError: async (context) => {
      const c = context as Ctx;
      // The body is read to its end; a browser that is still sending would see a broken connection.
      await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
      return reject(c);
    },
  });
