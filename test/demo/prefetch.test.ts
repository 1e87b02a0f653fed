// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../demo/data/seed.ts';
import type { Demo } from '../../demo/server.ts';
import { createClient } from './client.ts';
import { startShop } from './start.ts';

let demo: Demo;

beforeAll(async () => {
  demo = await startShop();
});

afterAll(() => demo.close());

const claire = { Email: 'claire@example.com', Password: demoPassword };
const login = '/fr/security/login';
const script = { 'X-Requested-With': 'XMLHttpRequest' };

it.each([{ 'X-Sec-Purpose': 'prefetch' }, { 'Sec-Purpose': 'prefetch;prerender' }])(
  'a page that comes ahead (%o) leaves a message to the page that is seen',
  async (ahead) => {
    const { post, send } = await createClient(demo);
    await post(login, claire);
    const greeting = 'Bonjour Claire, la connexion a réussi.';
    expect(await (await send('/fr/account', { headers: ahead })).text()).not.toContain(greeting);
    expect(await (await send('/fr/account')).text()).toContain(greeting);
  },
);

it('a page that comes ahead chooses no language, and gives the login no reason', async () => {
  const { send } = await createClient(demo);
  const ahead = { ...script, 'X-Sec-Purpose': 'prefetch' };
  await send('/fr');
  await send('/nl/catalog', { headers: ahead });
  expect((await send('/')).headers.get('location')).toBe('/fr');
  const rejected = await send('/fr/account', { headers: ahead });
  expect(rejected.status).toBe(401);
  expect(rejected.headers.getSetCookie()).toEqual([]);
});
