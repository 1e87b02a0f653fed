import type { MiddlewareHandler } from 'hono';
import type { Editors } from '../data/editors.ts';
import type { Ctx, Env } from './env.ts';

const area = /^\/(fr|nl)\/editors(\/|$)/;

/** Refuses the editors' area to customers; whoever is not signed in was led to the login before. */
export const requireEditor =
  (
    { editors }: { editors: Editors },
    refuse: (c: Ctx) => Response | Promise<Response>,
  ): MiddlewareHandler<Env> =>
  async (c, next) =>
    area.test(c.req.path) && !editors.has(c.get('user')?.id) ? refuse(c) : next();
