// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guessBook } from '../../demo/data/guesses.ts';
import { demoPassword } from '../../demo/data/seed.ts';
import type { Demo } from '../../demo/server.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

let time = 0;
let demo: Demo;
beforeAll(async () => {
  demo = await startShop({ hasSwitches: false, now: () => time });
});
afterAll(() => demo.close());

const wrong = () => Promise.resolve(undefined);

it('guesses are slowed, each wait twice the one before, one minute at most; only failures count', async () => {
  let clock = 0;
  const book = guessBook(() => clock);
  const keys = [{ name: 'ada', free: 5 }];
  for (let attempt = 0; attempt < 20; attempt++)
    expect(await book.attempt(keys, () => Promise.resolve('right'))).toEqual({ found: 'right' });
  const answers = await Promise.all(Array.from({ length: 60 }, () => book.attempt(keys, wrong)));
  expect(answers.filter((answer) => 'found' in answer)).toHaveLength(5);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    waits.push(book.waitSeconds(keys));
    clock += waits.at(-1)! * 1_000;
    expect(await book.attempt(keys, wrong)).toEqual({ found: undefined });
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  clock += 60_000;
  expect(await book.attempt(keys, () => Promise.resolve('right'))).toEqual({ found: 'right' });
  expect(book.waitSeconds(keys)).toBe(0);
});

it('wrong passwords are slowed for an account from every session, with a sentence, and the owner is in again soon', async () => {
  const login = async (culture: string, Password: string) => {
    const { post } = await createClient(demo);
    return post(`/${culture}/security/login`, { Email: 'daan@example.com', Password });
  };
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await login('fr', `wrong ${attempt}`)).status).toBe(422);
  for (const [culture, text] of [
    ['fr', 'Trop de tentatives. Réessayez dans 1 s.'],
    ['nl', 'Te veel pogingen. Probeer het over 1 s opnieuw.'],
  ] as const)
    expect(await (await login(culture, demoPassword)).text()).toContain(text);
  time += 1_000;
  expect((await login('fr', demoPassword)).status).toBe(303);
});

it('the password that is typed once more is slowed as well', async () => {
  const { post, refresh, send } = await createClient(demo);
  await post('/fr/security/login', { Email: 'claire@example.com', Password: demoPassword });
  await refresh();
  const change = () =>
    post('/fr/account/security/password', {
      CurrentPassword: 'wrong',
      Password: 'assiettes-creuses',
      PasswordRepeat: 'assiettes-creuses',
    });
  for (let attempt = 0; attempt < 5; attempt++)
    expect(await (await change()).text()).toContain('Ce n’est pas votre');
  expect(await (await change()).text()).toContain('Trop de tentatives');
  // An existing sign-in is not affected.
  expect((await send('/fr/account')).status).toBe(200);
});

it('questions for addresses are slowed for a session, and for a network address', async () => {
  time += 3_600_000;
  const { send } = await createClient(demo);
  const question = () => send('/api/v1/registrations/email?Email=claire@example.com');
  for (let attempt = 0; attempt < 20; attempt++) expect((await question()).status).toBe(200);
  const rejected = await question();
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '1']);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 25; attempt++) {
    const answer = await fetch(`${demo.url}/api/v1/registrations/email?Email=claire@example.com`);
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

it('unknown codes for the cart are slowed for a session, in words, by the call and by the form; known ones are not', async () => {
  time += 3_600_000;
  const { call, post, send } = await createClient(demo);
  await call('POST', '/api/v1/catalog/products/addtocart', { ProductVariantId: 10101, Quantity: 2 });
  const guess = async (CouponCode: string) => {
    const answer = await call('POST', '/api/v1/shoppingcarts/coupon', { CouponCode });
    return { wait: answer.headers.get('retry-after'), text: await answer.text() };
  };
  for (let attempt = 0; attempt < 30; attempt++) expect((await guess('BIENVENUE10')).wait).toBe(null);
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess(`GUESS${attempt}`)).wait).toBe(null);
  const slow = 'Trop de tentatives. Réessayez dans 1 s.';
  expect(await guess('GUESS10')).toEqual({ wait: '1', text: expect.stringContaining(slow) as string });
  await post('/fr/shoppingcarts/coupon', { CouponCode: 'BIENVENUE10' });
  expect(await (await send('/fr/shoppingcarts')).text()).toContain(slow);
  // Many guesses at once are counted one by one.
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`MORE${index}`)));
  expect(answers.filter(({ wait }) => wait === null)).toEqual([]);
  time += 1_000;
  expect((await guess('BIENVENUE10')).wait).toBe(null);
});

it('unknown codes are slowed for a network address as well, whatever the session', async () => {
  time += 3_600_000;
  const waits: (string | null)[] = [];
  for (let session = 0; session < 5; session++) {
    const { call } = await createClient(demo);
    for (let attempt = 0; attempt < 9; attempt++) {
      const CouponCode = `GUESS${session}${attempt}`;
      const answer = await call('POST', '/api/v1/shoppingcarts/coupon', { CouponCode });
      waits.push(answer.headers.get('retry-after'));
    }
  }
  expect(waits.filter((wait) => wait === null)).toHaveLength(40);
});

it('links to a new password are slowed for a session, whatever the addresses', async () => {
  time += 3_600_000;
  const { post } = await createClient(demo);
  const request = (Email: string) => post('/fr/security/forgot', { Email });
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await request(`nobody${attempt}@example.be`)).status).toBe(200);
  const rejected = await request('daan@example.com');
  expect([rejected.status, await rejected.text()]).toEqual([
    422,
    expect.stringContaining('Trop de tentatives. Réessayez dans 1 s.') as string,
  ]);
  time += 1_000;
  expect((await request('daan@example.com')).status).toBe(200);
});

it('a mail to an account is shown to its owner alone, unless the switches are on', async () => {
  const { post, refresh, send } = await createClient(demo);
  const outbox = async () => (await send('/fr/outbox')).text();
  await post('/fr/security/forgot', { Email: 'staff@example.com' });
  expect(await outbox()).not.toContain('reset?token');
  await post('/fr/security/login', { Email: 'staff@example.com', Password: demoPassword });
  await refresh();
  expect(await outbox()).toContain('reset?token');
});
