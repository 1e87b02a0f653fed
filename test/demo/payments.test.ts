// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

interface Session {
  id: string;
  sessionData: string;
}

const GOOD = `stand-in:${btoa('4111111111111111')}`;
const PROVIDER = '/checkoutshopper/http://localhost:8080/v1/sessions';

async function customer() {
  const client = await createClient(demo);
  const { Number: number } = (await (await client.call('POST', '/demo/order', {})).json()) as {
    Number: string;
  };
  const open = () => client.call('POST', `/api/v1/payments/${number}/session`);
  const pay = async (session: Session, more: object = {}) => {
    const payment = {
      sessionData: session.sessionData,
      paymentMethod: { type: 'scheme', encryptedCardNumber: GOOD, holderName: 'Ada' },
      billingAddress: { country: 'BE' },
      ...more,
    };
    const answer = await client.call('POST', `${PROVIDER}/${session.id}/payments`, payment);
    return {
      status: answer.status,
      ...((await answer.json()) as { resultCode?: string; errorCode?: string }),
    };
  };
  const charges = async () => {
    const ledger = (await (await client.send('/demo/ledger')).json()) as { path: string }[];
    return ledger.filter(({ path }) => path === '/payments/notifications').length;
  };
  return { ...client, number, open, pay, charges };
}

const sessionOf = async (answer: Response) => (await answer.json()) as Session;

it('an order is charged once, whoever pays how often in however many sessions [PAY-01]', async () => {
  const { open, pay, charges, send, number } = await customer();
  const old = await sessionOf(await open());
  const session = await sessionOf(await open());
  expect(await pay(old)).toMatchObject({ status: 422, errorCode: '14_031' });
  const answers = await Promise.all([pay(session), pay(session), pay(session)]);
  expect(answers.map(({ resultCode }) => resultCode)).toEqual(['Authorised', 'Authorised', 'Authorised']);
  expect(await charges()).toBe(1);
  expect((await open()).status).toBe(409);
  const page = await send(`/fr/payment/${number}`);
  expect(page.headers.get('location')).toBe(`/fr/checkout/confirmation/${number}`);
});

it('a payment without holder or address is refused as such, and so is one of nobody’s order [PAY-01]', async () => {
  const { open, pay, charges, call } = await customer();
  const session = await sessionOf(await open());
  const nameless = { paymentMethod: { type: 'scheme', encryptedCardNumber: GOOD } };
  expect(await pay(session, nameless)).toMatchObject({ status: 422 });
  expect(await pay(session, { billingAddress: null })).toMatchObject({ status: 422 });
  expect(await charges()).toBe(0);
  expect((await call('POST', '/api/v1/payments/IL-1/session')).status).toBe(404);
  const stranger = await customer();
  expect((await stranger.send('/fr/payment/IL-24001')).status).toBe(404);
});

it('what nobody has signed pays nothing [PAY-01]', async () => {
  const { open, charges, number, send } = await customer();
  await open();
  const item = {
    merchantReference: number,
    pspReference: 'X',
    amount: { value: 4900, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
    additionalData: { hmacSignature: 'made up' },
  };
  const notify = (body: unknown) =>
    send('/payments/notifications', { method: 'POST', body: JSON.stringify(body) });
  expect((await notify({ notificationItems: [{ NotificationRequestItem: item }] })).status).toBe(401);
  expect((await notify('nonsense')).status).toBe(400);
  expect(await charges()).toBe(0);
});

it('a prepaid account pays what it covers, once, and nobody else’s [PAY-02]', async () => {
  const company = await createClient(demo);
  await company.call('POST', '/demo/sign-in', { user: 'quais' });
  await company.refresh();
  const order = async () =>
    ((await (await company.call('POST', '/demo/order', {})).json()) as { Number: string }).Number;
  const [first, second] = [await order(), await order()];
  const payWith = (number: string, PrepaidAccountId: string) =>
    company.post(`/fr/payment/${number}`, { PrepaidAccountId });
  const balance = async () =>
    /Salle, solde ([\d,]+)/.exec(await (await company.send(`/fr/payment/${second}`)).text())?.[1];
  expect((await payWith(first, 'P2')).status).toBe(422);
  expect((await payWith(first, 'P9')).status).toBe(422);
  expect((await payWith(first, 'P1')).status).toBe(303);
  expect((await payWith(first, 'P1')).status).toBe(303);
  expect(await balance()).toBe('201,00');
});

it('only the payment page may hold frames of others [PAY-01]', async () => {
  const { send, number } = await customer();
  const policy = async (path: string) => (await send(path)).headers.get('content-security-policy') ?? '';
  expect(await policy(`/nl/payment/${number}`)).toContain("frame-src 'self' https:");
  for (const path of [
    '/fr',
    `/fr/checkout/confirmation/${number}`,
    '/fr/shoppingcarts',
    '/styleguide/card-payment',
  ])
    expect(await policy(path)).toMatch(/frame-src 'self';/);
});
