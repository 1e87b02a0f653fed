import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { countEmailCheck } from '../pages/guess-keys.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

/** Route that checks an email address: `true` when it is free, else the reason in the page's language. */
export function registrationCalls(app: Hono<Env>, shop: Shop): void {
  app.get('/api/v1/registrations/email', (c) => {
    c.header('Cache-Control', 'no-store');
    const { messages } = textsOf(c).forms;
    const wait = countEmailCheck(c, shop);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return c.json({ Message: messages.slowDown.replace('{seconds}', String(wait)) }, 429);
    }
    const isTaken = shop.users.findByEmail((c.req.query('Email') ?? '').trim());
    return c.json(isTaken ? messages.taken : true);
  });
}
