import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { boolean, object, optional, safeParse, string } from 'valibot';
import { demoPassword, demoUsers } from '../data/seed.ts';
import type { Ctx, Env } from '../http/env.ts';
import { signIn } from '../http/sign-in.ts';
import { hashPassword } from '../rules/passwords.ts';
import type { Shop } from '../shop.ts';
import { faultsSchema } from './fault.ts';
import { guardSwitches } from './guard.ts';

const signInSchema = object({
  /** Email address, or its part before the `@`; Claire by default. */
  user: optional(string(), 'claire'),
});

const expirySchema = object({
  /** Changes of the cart require a sign-in until the next sign-in. */
  cartNeedsSignIn: optional(boolean(), false),
});

const customerSchema = object({
  /** Creates two years of orders and a prepaid account. */
  hasHistory: optional(boolean(), false),
});

const jsonOf = (c: Ctx): Promise<unknown> => c.req.json().catch(() => ({}));

/** Routes with which tests set and read the state of their own session. */
export function testingRoutes(app: Hono<Env>, shop: Shop): void {
  app.use('/demo/*', guardSwitches);
  faultRoutes(app, shop);
  sessionRoutes(app, shop);
  app.post('/demo/order', (c) => placeOrder(c, shop));
}

/** Places an unpaid order of two mugs, like the checkout. */
function placeOrder(c: Ctx, { carts, orders }: Shop): Response {
  const { id: sessionId } = c.get('session');
  carts.add(sessionId, 10101, 2);
  const cart = carts.of(sessionId);
  const result = orders.create({
    sessionId,
    userId: c.get('user')?.id,
    key: randomBytes(6).toString('hex'),
    culture: c.get('culture'),
    fields: {
      BillingFirstName: 'Ada',
      BillingLastName: 'Lovelace',
      Email: 'ada@example.com',
      BillingStreet1: 'Rue Haute',
      BillingHouseNumber: '12',
      BillingPostalCode: '5000',
      BillingCity: 'Namur',
      BillingCountry: 'BE',
    },
    giftWraps: 0,
    cart,
    delivery: 500,
    total: cart.total + 500,
  });
  return 'number' in result ? c.json({ Number: result.number }) : c.json({ Message: 'Sold out.' }, 409);
}

function faultRoutes(app: Hono<Env>, { faults, ledger }: Shop): void {
  app.post('/demo/faults', async (c) => {
    const result = safeParse(faultsSchema, await c.req.json().catch(() => undefined));
    if (!result.success) return c.json({ Message: 'Not a list of faults.', Issues: result.issues }, 400);
    faults.set(c.get('session').id, result.output);
    return c.json({ Faults: result.output.length });
  });
  app.delete('/demo/faults', (c) => {
    faults.clear(c.get('session').id);
    return c.body(null, 204);
  });
  app.get('/demo/ledger', (c) => c.json(ledger.of(c.get('session').id)));
  app.delete('/demo/ledger', (c) => {
    ledger.clear(c.get('session').id);
    return c.body(null, 204);
  });
}

function sessionRoutes(app: Hono<Env>, shop: Shop): void {
  /** Signs the session in without a form. Open pages keep the old token, as after any sign-in. */
  app.post('/demo/sign-in', async (c) => {
    const result = safeParse(signInSchema, await jsonOf(c));
    const name = result.success ? result.output.user : '';
    const known = demoUsers.find(({ email }) => email.startsWith(`${name}@`));
    const user = shop.users.findByEmail(known?.email ?? name);
    if (!user) return c.json({ Message: 'There is no such user.' }, 400);
    signIn(c, shop, user.id);
    return c.json({ UserId: user.id, Token: shop.tokenOf(c.get('session').id, user.id) });
  });

  /** Creates a customer for one test, so that no other test shares the account's data. */
  app.post('/demo/customer', async (c) => {
    const customer = safeParse(customerSchema, await jsonOf(c));
    const Email = `${randomBytes(6).toString('hex')}@example.com`;
    const person = {
      email: Email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '',
      language: 'fr' as const,
    };
    const rest = { wantsNewsletter: false, company: '', vatNumber: '' };
    const id = shop.users.add({ ...person, ...rest, passwordHash: hashPassword(demoPassword) });
    if (id && customer.success && customer.output.hasHistory) shop.past.give([{ ...person, id, orders: 24 }]);
    return c.json({ Email, Password: demoPassword });
  });

  /** Ends the sign-in as if it had expired: the browser is not notified, the cart stays. */
  app.post('/demo/session/expire', async (c) => {
    const result = safeParse(expirySchema, await jsonOf(c));
    if (!result.success) return c.json({ Message: 'Not an expiry.', Issues: result.issues }, 400);
    const { id } = c.get('session');
    shop.signIns.end(id);
    shop.sessions.guardCart(id, result.output.cartNeedsSignIn);
    return c.body(null, 204);
  });
}
