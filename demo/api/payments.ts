import type { Hono } from 'hono';
import { array, maxLength, number, object, picklist, pipe, safeParse, string } from 'valibot';
import type { Ctx, Env } from '../http/env.ts';
import { isSigned } from '../http/payments.ts';
import type { PaymentNotification } from '../http/payments.ts';
import { customerOf, record } from '../pages/forms.ts';
import { isPayable, newSession, sessionView } from '../pages/payment-session.ts';
import { textsOf } from '../pages/view.ts';
import type { Shop } from '../shop.ts';

const short = pipe(string(), maxLength(200));

const itemSchema = object({
  merchantReference: short,
  pspReference: short,
  amount: object({ value: number(), currency: short }),
  eventCode: short,
  success: picklist(['true', 'false']),
  additionalData: object({ hmacSignature: short }),
});

const noticeSchema = object({
  notificationItems: pipe(array(object({ NotificationRequestItem: itemSchema })), maxLength(20)),
});

/** Route that opens a new payment session for an unpaid order; the previous session is closed. */
export function paymentCalls(app: Hono<Env>, shop: Shop): void {
  app.post('/api/v1/payments/:number/session', async (c) => {
    c.header('Cache-Control', 'no-store');
    const order = shop.orders.find(c.req.param('number'), customerOf(c));
    const t = textsOf(c).payment;
    if (!order) return c.json({ Message: t.noOrder }, 404);
    if (!isPayable(shop, order)) return c.json({ Message: t.nothingDue }, 409);
    await record(c, shop, {});
    return c.json(sessionView(shop, await newSession(c, shop, order)));
  });
}

function take(shop: Shop, item: PaymentNotification): void {
  if (item.eventCode !== 'AUTHORISATION' || item.success !== 'true') return;
  const { merchantReference: number, pspReference: reference, amount } = item;
  const receipt = { method: 'Card', reference, amount: amount.value } as const;
  // The provider repeats notifications. Money for an order that needs none is returned.
  if (shop.orders.receive(number, receipt) !== 'paid') return;
  const sessionId = shop.orders.sessionOf(number);
  if (sessionId)
    shop.ledger.add(sessionId, {
      method: 'POST',
      path: '/payments/notifications',
      body: { OrderNumber: number, ...receipt },
    });
}

/** Route of the provider's payment notifications: without session and token, but signed. */
export function paymentNotices(app: Hono<Env>, shop: Shop): void {
  app.post('/payments/notifications', async (c: Ctx) => {
    const notice = safeParse(noticeSchema, await c.req.json().catch(() => undefined));
    if (!notice.success) return c.text('', 400);
    const items = notice.output.notificationItems.map(({ NotificationRequestItem: item }) => item);
    const { hmacKey } = shop.provider.settings;
    if (!items.every((item) => isSigned(item, item.additionalData.hmacSignature, hmacKey)))
      return c.text('', 401);
    for (const item of items) take(shop, item);
    return c.text('[accepted]');
  });
}
