import type { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';

/** Route of the signed-in customer; guests are rejected before it. */
export function accountCalls(app: Hono<Env>, { orders }: Shop): void {
  app.get('/api/v1/account', (c) => {
    const user = c.get('user')!;
    c.header('Cache-Control', 'no-store');
    return c.json({
      UserId: user.id,
      FirstName: user.firstName,
      LastName: user.lastName,
      Email: user.email,
      Phone: user.phone,
      Language: user.language,
      Newsletter: user.wantsNewsletter,
      OrdersCount: orders.ofUser(user.id).length,
    });
  });
}
