import { notificationOf } from '../../../demo/http/payments.ts';
import type { Demo } from '../../../demo/server.ts';
import { standInSettings } from '../../../demo/stand-ins/payment.ts';
import { ORDER_FIELDS } from '../order-fields.ts';

export type Buyer = Awaited<ReturnType<typeof signIn>>;

const asJson = (payload: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(payload),
});

async function readBody(answer: Response): Promise<Record<string, string>> {
  return (await answer.json()) as Record<string, string>;
}

/** Signs a user in without loading a page, so that a thousand histories need no page. */
async function signIn({ url }: Demo, user: string) {
  const answer = await fetch(`${url}/demo/sign-in`, asJson({ user }));
  // The session is renewed at the sign-in: the last cookie of a name counts.
  const cookies = new Map(
    answer.headers.getSetCookie().map((line) => line.split(/[=;]/, 2) as [string, string]),
  );
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { Token: token = '', UserId: userId = '' } = await readBody(answer);

  async function send(path: string, init: RequestInit, key?: string): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('RequestVerificationToken', token);
    if (key) headers.set('Idempotency-Key', key);
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response;
  }

  const post = (path: string, fields: Record<string, string>, key?: string) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) }, key);
  const call = (path: string, payload: unknown, key?: string) => send(path, asJson(payload), key);

  return {
    userId,
    post,
    add: (ProductVariantId: number, Quantity: number, key?: string) =>
      call('/api/v1/catalog/products/addtocart', { ProductVariantId, Quantity }, key),
    addCredit: (PrepaidAccountId: string, Quantity: number, key?: string) =>
      call('/api/v1/sales/prepaidaccounts/addtocart', { PrepaidAccountId, Quantity }, key),
    coupon: (CouponCode: string) => call('/api/v1/shoppingcarts/coupon', { CouponCode }),
    order: (OrderKey: string, account: string, key?: string) =>
      post('/fr/checkout', { ...ORDER_FIELDS, OrderKey, PrepaidAccountId: account }, key),
  };
}

/** Creates a customer with delivered orders and a prepaid account, signed in by two browsers. */
export async function createCustomer(demo: Demo): Promise<Buyer[]> {
  const answer = await fetch(`${demo.url}/demo/customer`, asJson({ hasHistory: true }));
  const { Email = '' } = await readBody(answer);
  return Promise.all([signIn(demo, Email), signIn(demo, Email)]);
}

export const signInStaff = (demo: Demo): Promise<Buyer> => signIn(demo, 'staff');

/** Sends the payment provider's signed message about a payment by card. */
export async function notify({ url }: Demo, order: string, reference: string, value: number): Promise<void> {
  const item = {
    merchantReference: order,
    pspReference: reference,
    amount: { value, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
  } as const;
  const answer = await fetch(`${url}/payments/notifications`, notificationOf(item, standInSettings.hmacKey));
  if (!answer.ok) throw new Error(`The shop answers a payment with ${answer.status}.`);
}
