import { vi } from 'vitest';
import { codeOf, counterAt, fromBase32 } from '../../demo/rules/one-time-codes.ts';
import type { Demo } from '../../demo/server.ts';
import { visitorOf } from './visitor.ts';

type Visitor = Awaited<ReturnType<typeof visitorOf>>;

interface Customer {
  Email: string;
  Password: string;
}

export const login = '/fr/security/login';
export const secondStep = '/fr/security/two-factor';
export const setUp = '/fr/account/security/two-factor';

export const isSignedIn = async ({ send }: Visitor) => (await send('/fr/account')).status === 200;
export const htmlOf = async ({ send }: Visitor, path: string) => (await send(path)).text();
export const errorOf = (html: string) =>
  /class="field-validation-error"[^>]*>([^<]+)</.exec(html)?.[1]?.replaceAll('\u00a0', ' ');

export async function createCustomer(visitor: Visitor): Promise<Customer> {
  return (await (await visitor.call('POST', '/demo/customer')).json()) as Customer;
}

export async function signIn(visitor: Visitor, { Email, Password }: Customer): Promise<Response> {
  const answer = await visitor.post(login, { Email, Password });
  await visitor.refresh();
  return answer;
}

export async function signedIn(demo: Demo) {
  const visitor = await visitorOf(demo);
  const customer = await createCustomer(visitor);
  await signIn(visitor, customer);
  return { visitor, customer };
}

/** The code of an app, so many times thirty seconds from now. */
export const codeAt = (secret: string, steps = 0) =>
  codeOf(fromBase32(secret), counterAt(Date.now()) + steps);

/** A customer with the second step on; their code of this moment is used up. */
export async function withTwoFactor(demo: Demo) {
  const { visitor, customer } = await signedIn(demo);
  const secret = /data-secret="([A-Z2-7]+)"/.exec(await htmlOf(visitor, setUp))![1]!;
  const answer = await visitor.post(setUp, { Code: codeAt(secret) });
  const found = (await answer.text()).matchAll(/<code>([A-Z2-9]{5}-[A-Z2-9]{5})<\/code>/g);
  return { visitor, customer, secret, codes: [...found].map(([, code]) => code!), status: answer.status };
}

/** Somebody at another browser, who has given the right password. */
export async function atSecondStep(demo: Demo, customer: Customer) {
  const visitor = await visitorOf(demo);
  const answer = await visitor.post(`${login}?returnUrl=/fr/contact`, { ...customer });
  return { visitor, answer };
}

export function waitMinutes(minutes: number): void {
  const later = Date.now() + minutes * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
}
