import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

/** Whether an e-mail address is free: `true`, or why it is not, in the language of the page that asks. */
export function registrationCalls(app: Hono<Env>, { users }: Shop): void {
  app.get('/api/v1/registrations/email', (c) => {
    const isTaken = users.findByEmail((c.req.query('Email') ?? '').trim());
    c.header('Cache-Control', 'no-store');
    return c.json(isTaken ? textsOf(c).forms.messages.taken : true);
  });
}
