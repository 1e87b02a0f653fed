// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import {
  atSecondStep,
  codeAt,
  errorOf,
  htmlOf,
  isSignedIn,
  login,
  secondStep,
  setUp,
  signedIn,
  waitMinutes,
  withTwoFactor,
  wrongCode,
} from './customers.ts';
import { createClient } from './client.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());
// The clock stands still, so that no step of 30 seconds ends between a code and its check.
beforeEach(() => waitMinutes(0));
afterEach(() => vi.restoreAllMocks());

describe('a second step [ACC-02]', () => {
  it('is set up with a code of the key that is shown, which stays the same until then', async () => {
    const { client } = await signedIn(demo);
    const first = await htmlOf(client, setUp);
    const keyIn = (html: string) => /data-secret="([^"]+)"/.exec(html)![1]!;
    const rejected = await client.post(setUp, { Code: wrongCode(keyIn(first)) });
    const again = await rejected.text();
    expect([rejected.status, keyIn(again)]).toEqual([422, keyIn(first)]);
    expect(errorOf(again)).toBe(
      'Ce code n’est pas le bon. Recopiez celui que l’application affiche maintenant.',
    );
    expect(again).toContain('data-start="code"');
    const image = await client.send(`${setUp}/qr.svg`);
    expect([image.headers.get('content-type'), image.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-store',
    ]);
  });

  it('asks for a code after the password, and then leads to where the visitor wanted to go', async () => {
    const { customer, secret, status } = await withTwoFactor(demo);
    expect(status).toBe(200);
    const { client, answer } = await atSecondStep(demo, customer);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${secondStep}?returnUrl=%2Ffr%2Fcontact`,
    ]);
    expect(await isSignedIn(client)).toBe(false);
    const code = codeAt(secret, 1);
    const done = await client.post(`${secondStep}?returnUrl=/fr/contact`, {
      Code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/contact']);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('takes a code once, tells an old one from a wrong one, and begins a new session', async () => {
    const { customer, secret } = await withTwoFactor(demo);
    const { client } = await atSecondStep(demo, customer);
    const tries = [
      [codeAt(secret), 'Ce code a déjà servi. Attendez le suivant : il change dans trente secondes au plus.'],
      [
        codeAt(secret, -4),
        'Ce code n’est plus valable. Recopiez celui que l’application affiche maintenant.',
      ],
      ['12 34', 'Le code compte six chiffres.'],
      ['', 'Indiquez le code à six chiffres.'],
    ] as const;
    for (const [Code, message] of tries) {
      const answer = await client.post(secondStep, { Code });
      expect([answer.status, errorOf(await answer.text())]).toEqual([422, message]);
    }
    const done = await client.post(secondStep, { Code: codeAt(secret, 1) });
    expect(done.headers.getSetCookie().join()).toMatch(/ilot-session=.*ilot-sign-in=/s);
    const other = await atSecondStep(demo, customer);
    expect(
      errorOf(await (await other.client.post(secondStep, { Code: codeAt(secret, 1) })).text()),
    ).toContain('déjà servi');
  });

  it('rests after five wrong codes, for a right one and from any browser too, and then goes on', async () => {
    const { customer, secret } = await withTwoFactor(demo);
    const { client } = await atSecondStep(demo, customer);
    for (let tries = 0; tries < 5; tries += 1) await client.post(secondStep, { Code: wrongCode(secret) });
    const rejected = await client.post(secondStep, { Code: codeAt(secret, 1) });
    expect(errorOf(await rejected.text())).toBe(
      'Trop de tentatives. Attendez cinq minutes avant de réessayer.',
    );
    const other = await atSecondStep(demo, customer);
    const elsewhere = await other.client.post(secondStep, { RecoveryCode: 'AAAAA-AAAAA' });
    expect(errorOf(await elsewhere.text())).toContain('Trop de tentatives');
    waitMinutes(6);
    const done = await other.client.post(secondStep, { Code: codeAt(secret) });
    expect(done.status).toBe(303);
  });

  it('is nothing without the password, and waits ten minutes', async () => {
    const stranger = await createClient(demo);
    expect((await stranger.send(secondStep)).headers.get('location')).toContain('/fr/security/login');
    const { customer, secret } = await withTwoFactor(demo);
    const { client } = await atSecondStep(demo, customer);
    waitMinutes(11);
    const late = await client.post(secondStep, { Code: codeAt(secret) });
    expect(late.headers.get('location')).toContain('/fr/security/login');
    expect(await htmlOf(client, login)).toContain('plus de dix minutes');
  });

  it('leads back to the password with the address that was typed', async () => {
    const { customer } = await withTwoFactor(demo);
    const { client } = await atSecondStep(demo, customer);
    const back = await client.post(`${secondStep}/back?returnUrl=/fr/contact`, {});
    expect(back.headers.get('location')).toBe(`${login}?returnUrl=%2Ffr%2Fcontact`);
    expect(await htmlOf(client, login)).toContain(`value="${customer.Email}"`);
  });

  it('gives out recovery codes once, each of which opens once', async () => {
    const { client, customer, codes } = await withTwoFactor(demo);
    expect(codes).toHaveLength(8);
    expect(await htmlOf(client, '/fr/account/security')).not.toContain(codes[0]);
    const wrong = await atSecondStep(demo, customer);
    const rejected = await (await wrong.client.post(secondStep, { RecoveryCode: 'AAAAA-BBBBB' })).text();
    expect(errorOf(rejected)).toBe('Ce code de secours n’est pas le bon, ou il a déjà servi.');
    expect(rejected).toContain('value="AAAAA-BBBBB"');
    const first = await atSecondStep(demo, customer);
    const typed = codes[0]!.toLowerCase().replace('-', ' ');
    expect((await first.client.post(secondStep, { RecoveryCode: typed })).status).toBe(303);
    expect(await isSignedIn(first.client)).toBe(true);
    const second = await atSecondStep(demo, customer);
    expect((await second.client.post(secondStep, { RecoveryCode: codes[0]! })).status).toBe(422);
    expect(await htmlOf(first.client, '/fr/account/security')).toContain('7 codes');
  });

  it('is switched off, and its codes renewed, with the password alone', async () => {
    const { client, customer, codes } = await withTwoFactor(demo);
    const wrong = await client.post(`${setUp}/codes`, { CurrentPassword: 'x' });
    expect([wrong.status, errorOf(await wrong.text())]).toEqual([
      422,
      'Ce n’est pas votre mot de passe actuel.',
    ]);
    const renewed = await (
      await client.post(`${setUp}/codes`, { CurrentPassword: customer.Password })
    ).text();
    expect(renewed).not.toContain(codes[0]);
    const other = await atSecondStep(demo, customer);
    expect((await other.client.post(secondStep, { RecoveryCode: codes[0]! })).status).toBe(422);
    expect((await client.post(`${setUp}/off`, { CurrentPassword: 'x' })).status).toBe(422);
    expect((await client.post(`${setUp}/off`, { CurrentPassword: customer.Password })).status).toBe(303);
    const next = await atSecondStep(demo, customer);
    expect(next.answer.headers.get('location')).toBe('/fr/contact');
    expect(await htmlOf(client, '/fr/outbox')).toMatch(
      /deux étapes est désactivée.*deux étapes est activée/s,
    );
  });
});
