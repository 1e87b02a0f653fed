import type { Hono } from 'hono';
import { paymentNotices } from '../api/payments.ts';
import type { Db } from '../data/database.ts';
import { paymentTable } from '../data/payments.ts';
import type { Env } from '../http/env.ts';
import { notificationOf, paymentsAt } from '../http/payments.ts';
import type { PaymentSettings } from '../http/payments.ts';
import type { Shop } from '../shop.ts';
import { paymentStandIn, paymentStandIns, standInSettings } from './payment.ts';

function openProvider(app: Hono<Env>, settings: PaymentSettings | undefined) {
  if (settings) return { provider: paymentsAt(settings, fetch), standIn: undefined };
  const standIn = paymentStandIn(async (item) => {
    await app.request('/payments/notifications', notificationOf(item, standInSettings.hmacKey));
  });
  return { provider: paymentsAt(standInSettings, (url, init) => standIn.request(url, init)), standIn };
}

/**
 * Opens the real payment provider, or its stand-in in this process, which notifies the shop, too.
 * Call `serve` before sessions and tokens are set up: the provider has none.
 */
export function openPayments(app: Hono<Env>, db: Db, settings: PaymentSettings | undefined) {
  const { provider, standIn } = openProvider(app, settings);
  return {
    parts: { provider, payments: paymentTable(db) },
    serve(shop: Shop): void {
      if (standIn) paymentStandIns(app, standIn);
      paymentNotices(app, shop);
    },
  };
}
