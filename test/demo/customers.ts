import { vi } from 'vitest';
import { codeOf, counterAt, fromBase32 } from '../../demo/rules/one-time-codes.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';

type Client = Awaited<ReturnType<typeof createClient>>;

interface Customer {
  Email: string;
  Password: string;
}

export const login = '/fr/security/login';
export const secondStep = '/fr/security/two-factor';
export const setUp = '/fr/account/security/two-factor';

export const isSignedIn = async ({ send }: Client) => (await send('/fr/account')).status === 200;
export const htmlOf = async ({ send }: Client, path: string) => (await send(path)).text();
export const errorOf = (html: string) =>
  /class="field-validation-error"[^>]*>([^<]+)</.exec(html)?.[1]?.replaceAll('\u00a0', ' ');

export async function createCustomer(client: Client): Promise<Customer> {
  return (await (await client.call('POST', '/demo/customer')).json()) as Customer;
}

export async function signIn(client: Client, { Email, Password }: Customer): Promise<Response> {
  const answer = await client.post(login, { Email, Password });
  await client.refresh();
  return answer;
}

export async function signedIn(demo: Demo) {
  const client = await createClient(demo);
  const customer = await createCustomer(client);
  await signIn(client, customer);
  return { client, customer };
}

/** Returns the code of an authenticator app, this many steps of 30 seconds from now. */
export const codeAt = (secret: string, steps = 0) =>
  codeOf(fromBase32(secret), counterAt(Date.now()) + steps);

/** Creates a customer with two-factor login; the code of the current step is used up. */
export async function withTwoFactor(demo: Demo) {
  const { client, customer } = await signedIn(demo);
  const secret = /data-secret="([A-Z2-7]+)"/.exec(await htmlOf(client, setUp))![1]!;
  const answer = await client.post(setUp, { Code: codeAt(secret) });
  const found = (await answer.text()).matchAll(/<code>([A-Z2-9]{5}-[A-Z2-9]{5})<\/code>/g);
  return { client, customer, secret, codes: [...found].map(([, code]) => code!), status: answer.status };
}

/** Creates a second browser with a correct password that still has to enter the code. */
export async function atSecondStep(demo: Demo, customer: Customer) {
  const client = await createClient(demo);
  const answer = await client.post(`${login}?returnUrl=/fr/contact`, { ...customer });
  return { client, answer };
}

/** Returns a code that this key has at no step from ten minutes ago until three minutes from now. */
export function wrongCode(secret: string): string {
  const right = new Set(Array.from({ length: 30 }, (_, step) => codeAt(secret, step - 23)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code))!;
}

/** Moves the clock; it then stands still until the mocks are restored. */
export function waitMinutes(minutes: number): void {
  const later = Date.now() + minutes * 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
}
