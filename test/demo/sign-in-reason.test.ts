// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../demo/data/seed.ts';
import { startShop } from './start.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const claire = { Email: 'Claire@example.com', Password: demoPassword };
const login = '/fr/security/login';
const script = { 'X-Requested-With': 'XMLHttpRequest' };

describe('signing in', () => {
  it.each([
    ['/fr/account', 'voir vos commandes et vos informations.'],
    [
      '/fr/catalog/wishlist/popup?ProductVariantId=10101',
      'Connectez-vous pour garder Mug Dune dans une liste.',
    ],
    ['/fr/catalog/wishlist/popup?Kind=birthlist', 'Connectez-vous pour ouvrir votre liste.'],
    ['/fr/catalog/wishlist/popup?ProductVariantId=9', 'Connectez-vous pour ouvrir votre liste.'],
  ])('says what it is for: %s', async (path, reason) => {
    const { send } = await createClient(demo);
    const rejected = await send(path);
    expect(await (await send(rejected.headers.get('location')!)).text()).toContain(reason);
    expect((await send(path, { headers: script })).status).toBe(401);
    expect(await (await send(login, { headers: script })).text()).toContain(reason);
  });

  it('greets on the page that it leads to, once', async () => {
    const { post, send } = await createClient(demo);
    await post(login, claire);
    const greeting = 'Bonjour Claire, la connexion a réussi.';
    expect(await (await send('/fr/account')).text()).toContain(`autofocus>\n  <p>${greeting}`);
    expect(await (await send('/fr/account')).text()).not.toContain(greeting);
  });
});
