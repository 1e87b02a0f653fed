// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import {
  atSecondStep,
  createCustomer,
  errorOf,
  htmlOf,
  isSignedIn,
  login,
  secondStep,
  signIn,
  signedIn,
  waitMinutes,
  withTwoFactor,
} from './customers.ts';
import { visitorOf } from './visitor.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());
afterEach(() => vi.restoreAllMocks());

const newPassword = 'un-autre-sesame-2';

describe('a forgotten password [ACC-01]', () => {
  const linkIn = (html: string) => /href="(\/fr\/security\/reset\?token=[\w-]+)"/.exec(html)?.[1];

  async function withLink() {
    const visitor = await visitorOf(demo);
    const customer = await createCustomer(visitor);
    const answer = await visitor.post('/fr/security/forgot', { Email: customer.Email.toUpperCase() });
    return { visitor, customer, answer, link: linkIn(await htmlOf(visitor, '/fr/outbox'))! };
  }

  it('is answered the same for every address', async () => {
    const { visitor, customer, answer } = await withLink();
    const known = (await answer.text()).replaceAll(customer.Email.toUpperCase(), '…');
    const stranger = await visitor.post('/fr/security/forgot', { Email: 'nobody@example.be' });
    expect(stranger.status).toBe(answer.status);
    const plain = (html: string) => html.replace(/[\s\S]*<main/, '').replace(/value="[\w-]{43}"/g, '');
    expect(plain((await stranger.text()).replaceAll('nobody@example.be', '…'))).toBe(plain(known));
    expect([...(await htmlOf(visitor, '/fr/outbox')).matchAll(/<article/g)]).toHaveLength(1);
  });

  it('is replaced by a link that opens once, signs nobody in, and ends all sign-ins', async () => {
    const { visitor, customer, link } = await withLink();
    const elsewhere = await visitorOf(demo);
    await signIn(elsewhere, customer);
    const short = await visitor.post(link, { Password: 'court', PasswordRepeat: 'court' });
    expect([short.status, await short.text()]).toEqual([422, expect.not.stringContaining('court"')]);
    const done = await visitor.post(link, { Password: newPassword, PasswordRepeat: newPassword });
    expect(done.headers.get('location')).toBe(login);
    expect(await htmlOf(visitor, login)).toContain('Votre mot de passe est changé');
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([false, false]);
    const again = await visitor.send(link);
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining('Ce lien n’est plus valable'),
    ]);
    expect((await visitor.post(link, { Password: newPassword, PasswordRepeat: newPassword })).status).toBe(
      404,
    );
    expect((await signIn(visitor, customer)).status).toBe(422);
    expect((await signIn(visitor, { ...customer, Password: newPassword })).status).toBe(303);
  });

  it('has a link for half an hour, and three of them at most', async () => {
    const { visitor, customer, link } = await withLink();
    for (let mails = 0; mails < 4; mails += 1)
      await visitor.post('/fr/security/forgot', { Email: customer.Email });
    const links = [...(await htmlOf(visitor, '/fr/outbox')).matchAll(/security\/reset\?token/g)];
    expect(links).toHaveLength(3);
    waitMinutes(31);
    expect((await visitor.send(link)).status).toBe(404);
  });

  it('is of one visitor: nobody else reads the mails', async () => {
    const { link } = await withLink();
    const other = await visitorOf(demo);
    expect(await htmlOf(other, '/fr/outbox')).not.toContain(link);
  });

  it('does not lead past the second step', async () => {
    const { visitor, customer } = await withTwoFactor(demo);
    await visitor.post('/fr/security/forgot', { Email: customer.Email });
    const link = linkIn(await htmlOf(visitor, '/fr/outbox'))!;
    await visitor.post(link, { Password: newPassword, PasswordRepeat: newPassword });
    const { answer } = await atSecondStep(demo, { ...customer, Password: newPassword });
    expect(answer.headers.get('location')).toContain(secondStep);
  });
});

describe('another password [ACC-01]', () => {
  const path = '/fr/account/security/password';

  it('is chosen with the one before, and signs out everybody but this browser', async () => {
    const { visitor, customer } = await signedIn(demo);
    const elsewhere = await visitorOf(demo);
    await signIn(elsewhere, customer);
    const set = { Password: newPassword, PasswordRepeat: newPassword };
    const wrong = await visitor.post(path, { ...set, CurrentPassword: 'x' });
    expect(errorOf(await wrong.text())).toBe('Ce n’est pas votre mot de passe actuel.');
    const same = {
      CurrentPassword: customer.Password,
      Password: customer.Password,
      PasswordRepeat: customer.Password,
    };
    expect((await visitor.post(path, same)).status).toBe(422);
    const done = await visitor.post(path, { ...set, CurrentPassword: customer.Password });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/account/security']);
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await htmlOf(visitor, '/fr/outbox')).toContain('Votre mot de passe est changé');
  });
});
