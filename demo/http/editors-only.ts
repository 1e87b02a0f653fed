import type { MiddlewareHandler } from 'hono';
import type { Editors } from '../data/editors.ts';
import type { Ctx, Env } from './env.ts';

const area = /^\/(fr|nl)\/editors(\/|$)/;

/** Rejects customers in the editors' area; guests are redirected to the login before. */
export const requireEditor =
  (
    { editors }: { editors: Editors },
    reject: (c: Ctx) => Response | Promise<Response>,
  ): MiddlewareHandler<Env> =>
  async (c, next) =>
    area.test(c.req.path) && !editors.has(c.get('user')?.id) ? reject(c) : next();
