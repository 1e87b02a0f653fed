import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Ctx, Env } from './env.ts';

/** More than a photo of a telephone: a file that is too large for a form is refused by the form, in its own place. */
const largestBody = 16 * 1024 * 1024;

/** Refuses bodies that no form of the shop sends. */
export const limitBody = (refuse: (c: Ctx) => Response | Promise<Response>): MiddlewareHandler<Env> =>
  bodyLimit({
    maxSize: largestBody,
    onError: async (context) => {
      const c = context as Ctx;
      // A browser that is still sending would see a broken connection instead of the answer.
      await c.req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
      return refuse(c);
    },
  });
