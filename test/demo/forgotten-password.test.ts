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
import { createClient } from './client.ts';

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
    const client = await createClient(demo);
    const customer = await createCustomer(client);
    const answer = await client.post('/fr/security/forgot', { Email: customer.Email.toUpperCase() });
    return { client, customer, answer, link: linkIn(await htmlOf(client, '/fr/outbox'))! };
  }

  it('is answered the same for every address', async () => {
    const { client, customer, answer } = await withLink();
    const known = (await answer.text()).replaceAll(customer.Email.toUpperCase(), '…');
    const stranger = await client.post('/fr/security/forgot', { Email: 'nobody@example.be' });
    expect(stranger.status).toBe(answer.status);
    const plain = (html: string) => html.replace(/[\s\S]*<main/, '').replace(/value="[\w-]{43}"/g, '');
    expect(plain((await stranger.text()).replaceAll('nobody@example.be', '…'))).toBe(plain(known));
    expect([...(await htmlOf(client, '/fr/outbox')).matchAll(/<article/g)]).toHaveLength(1);
  });

  it('is replaced by a link that opens once, signs nobody in, and ends all sign-ins', async () => {
    const { client, customer, link } = await withLink();
    const elsewhere = await createClient(demo);
    await signIn(elsewhere, customer);
    const short = await client.post(link, { Password: 'court', PasswordRepeat: 'court' });
    expect([short.status, await short.text()]).toEqual([422, expect.not.stringContaining('court"')]);
    const done = await client.post(link, { Password: newPassword, PasswordRepeat: newPassword });
    expect(done.headers.get('location')).toBe(login);
    expect(await htmlOf(client, login)).toContain('Votre mot de passe est changé');
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([false, false]);
    const again = await client.send(link);
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining('Ce lien n’est plus valable'),
    ]);
    expect((await client.post(link, { Password: newPassword, PasswordRepeat: newPassword })).status).toBe(
      404,
    );
    expect((await signIn(client, customer)).status).toBe(422);
    expect((await signIn(client, { ...customer, Password: newPassword })).status).toBe(303);
  });

  it('has a link for half an hour, and three of them at most', async () => {
    const { client, customer, link } = await withLink();
    for (let mails = 0; mails < 4; mails += 1)
      await client.post('/fr/security/forgot', { Email: customer.Email });
    const links = [...(await htmlOf(client, '/fr/outbox')).matchAll(/security\/reset\?token/g)];
    expect(links).toHaveLength(3);
    waitMinutes(31);
    expect((await client.send(link)).status).toBe(404);
  });

  it('is of one visitor: nobody else reads the mails', async () => {
    const { link } = await withLink();
    const other = await createClient(demo);
    expect(await htmlOf(other, '/fr/outbox')).not.toContain(link);
  });

  it('does not lead past the second step', async () => {
    const { client, customer } = await withTwoFactor(demo);
    await client.post('/fr/security/forgot', { Email: customer.Email });
    const link = linkIn(await htmlOf(client, '/fr/outbox'))!;
    await client.post(link, { Password: newPassword, PasswordRepeat: newPassword });
    const { answer } = await atSecondStep(demo, { ...customer, Password: newPassword });
    expect(answer.headers.get('location')).toContain(secondStep);
  });
});

describe('another password [ACC-01]', () => {
  const path = '/fr/account/security/password';

  it('is chosen with the one before, and signs out everybody but this browser', async () => {
    const { client, customer } = await signedIn(demo);
    const elsewhere = await createClient(demo);
    await signIn(elsewhere, customer);
    const passwords = { Password: newPassword, PasswordRepeat: newPassword };
    const wrong = await client.post(path, { ...passwords, CurrentPassword: 'x' });
    expect(errorOf(await wrong.text())).toBe('Ce n’est pas votre mot de passe actuel.');
    const same = {
      CurrentPassword: customer.Password,
      Password: customer.Password,
      PasswordRepeat: customer.Password,
    };
    expect((await client.post(path, same)).status).toBe(422);
    const done = await client.post(path, { ...passwords, CurrentPassword: customer.Password });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/account/security']);
    expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await htmlOf(client, '/fr/outbox')).toContain('Votre mot de passe est changé');
  });

  it('leaves an editor the article that is being written', async () => {
    const client = await createClient(demo);
    const editor = { Email: 'editor@example.com', Password: 'table-ouverte' };
    await signIn(client, editor);
    await client.post('/fr/editors/article', { title: 'Le tour du potier' });
    const passwords = { Password: newPassword, PasswordRepeat: newPassword };
    const { status } = await client.post(path, { ...passwords, CurrentPassword: editor.Password });
    expect(status).toBe(303);
    expect(await htmlOf(client, '/fr/editors/article')).toContain('Le tour du potier');
  });
});
