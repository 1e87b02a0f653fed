// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { createApp } from '../../../demo/app.ts';
import type { Demo } from '../../../demo/server.ts';
import { createClient } from '../client.ts';
import { startShop } from '../start.ts';
import { OPEN_AREAS, openRoutes, ownPages } from './open.ts';
import { ownedRoutes, separateRoutes } from './owned.ts';
import type { Role } from './owned.ts';
import {
  createOwner,
  mug,
  openReader,
  placeOrder,
  SECRET,
  send,
  sendPicture,
  signedIn,
  signIn,
} from './owner.ts';
import type { Attempt, Client, Owned, Reader } from './owner.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const dataFile = join(folder, 'shop.db');
let demo: Demo;
let reader: Reader;
let owner: { client: Client; owned: Owned };
const readers = new Map<Role, Client>();

beforeAll(async () => {
  demo = await startShop({ dataFile });
  reader = openReader(dataFile);
  owner = await createOwner(demo, reader);
  readers.set('guest', await createClient(demo));
  readers.set('customer', await signedIn(demo, 'daan'));
  readers.set('company', await signedIn(demo, 'quais'));
  readers.set('editor', await signedIn(demo, 'editor@example.com'));
  readers.set('staff', await signedIn(demo, 'staff'));
});

afterAll(async () => {
  reader.close();
  await demo.close();
  rmSync(folder, { recursive: true });
});

const culture = /^\/:culture\{[^}]+\}/;

/** Shortens a path of the router: `~` is the culture, and a parameter has no pattern. */
const short = (path: string): string => path.replace(culture, '/~').replaceAll(/(:\w+)\{[^}]*\}/g, '$1');

const isOpenArea = (route: string) =>
  OPEN_AREAS.some((area) => route.slice(route.indexOf(' ') + 1).startsWith(area));

const isRejection = ({ status }: Response) => status >= 300 && status < 500;

/** Reads an answer with the notice that the next page would show. */
const bodyOf = async (answer: Response): Promise<string> =>
  (await answer.text()) + answer.headers.getSetCookie().map(decodeURIComponent).join();

async function expectRejection(client: Client, attempt: Attempt, { isMild = false } = {}): Promise<void> {
  const before = reader.everything();
  const answer = await send(client, attempt);
  expect(isRejection(answer) || (isMild && answer.status === 200), `answered ${answer.status}`).toBe(true);
  const body = await bodyOf(answer);
  expect(body).not.toContain(SECRET);
  expect(body).not.toContain(owner.owned.email);
  expect(reader.everything(), 'a write').toBe(before);
}

it('each address of the shop has a rule who may use it, so that a new one without a rule fails', async () => {
  const options = { dist: 'dist', origin: '', hasSwitches: true, testValue };
  const { app, close } = await createApp(options);
  close();
  const routes = new Set(app.routes.map(({ method, path }) => `${method} ${short(path)}`));
  const ruled = [...openRoutes, ...Object.keys(ownedRoutes), ...separateRoutes];
  expect([...routes].filter((route) => !ruled.includes(route) && !isOpenArea(route))).toEqual([]);
  expect(ruled.filter((route) => !routes.has(route))).toEqual([]);
  expect(new Set(ruled).size).toBe(ruled.length);
});

describe('another role neither reads nor changes', () => {
  it.each(Object.entries(ownedRoutes))('%s', async (_, { owner: allowed, attempt, isMild = false }) => {
    for (const [role, client] of readers) {
      if (role === allowed && role !== 'customer') continue;
      await expectRejection(client, attempt(owner.owned), { isMild });
    }
  });

  it('a page that names no id: it shows the records of its reader', async () => {
    const isSecret = async (client: Client, path: string) =>
      (await (await client.send(path)).text()).includes(SECRET);
    const seen: string[] = [];
    for (const route of ownPages) {
      const path = route.replace('GET ', '').replace('~', 'fr');
      if (await isSecret(owner.client, path)) seen.push(path);
      for (const [role, client] of readers)
        expect([role, path, await isSecret(client, path)]).toContain(false);
    }
    expect(seen).toContain('/demo/ledger');
  });
});

describe('the owner does with the same request', () => {
  let current: typeof owner | undefined;
  const ends = /remove|delete|cancel|payment|customer$|transfer/i;

  it.each(Object.entries(ownedRoutes))('%s', async (route, { owner: allowed, attempt }) => {
    current ??= await createOwner(demo, reader);
    const { client: customer, owned } = current;
    const editor = readers.get('editor')!;
    await editor.post(`/fr/editors/media/folders/${owned.folder}/new`, { Name: 'Empty' });
    const { id: empty } = reader.one<{ id: number }>('select max(id) as id from folders');
    const client = allowed === 'customer' ? customer : readers.get(allowed)!;
    const request = attempt({ ...owned, folder: empty });
    const before = reader.everything();
    const answer = await send(client, request);
    expect([200, 204, 303]).toContain(answer.status);
    // An upload without a file is answered, too.
    const writes = (request.method ?? 'GET') !== 'GET' && !request.path.endsWith('/upload');
    if (writes) expect(reader.everything()).not.toBe(before);
    if (writes && ends.test(route)) current = undefined;
  });
});

describe('a record without a sign-in, or after it', () => {
  it('an order of a guest is of its session alone', async () => {
    const guest = await createClient(demo);
    const number = await placeOrder(guest);
    const attempts: Attempt[] = [
      { path: `/fr/checkout/confirmation/${number}` },
      { path: `/fr/payment/${number}` },
      { path: `/fr/payment/${number}/return` },
      { method: 'POST', path: `/fr/payment/${number}`, fields: { PaymentMethod: 'BankTransfer' } },
    ];
    for (const attempt of attempts) {
      for (const client of readers.values()) await expectRejection(client, attempt);
      expect((await send(guest, attempt)).status).toBeLessThan(400);
    }
  });

  it('of a customer who has signed out is not of the next one in this browser', async () => {
    const { client, owned } = await createOwner(demo, reader);
    const attempts: Attempt[] = [
      { path: `/fr/checkout/confirmation/${owned.recent}` },
      { path: `/assets/media/${owned.photo}` },
      { path: `/api/v1/assetslibrary/assets/${owned.photo}` },
    ];
    for (const attempt of attempts) expect((await send(client, attempt)).status).toBe(200);
    await client.post('/fr/security/logoff', {});
    await client.refresh();
    for (const attempt of attempts) await expectRejection(client, attempt);
    await signIn(client, 'daan');
    for (const attempt of attempts) await expectRejection(client, attempt);
    const { rows } = reader;
    await client.post('/fr/account/photo', { Photo: owned.photo, PhotoName: 'mine.jpg' });
    expect(rows('select 1 from assets where name = ?', 'mine.jpg')).toEqual([]);
  });

  it('a picture of the library stays its editor’s when a customer crops it and wants to keep the original', async () => {
    const library = `/fr/editors/media/folders/${owner.owned.folder}/upload`;
    await sendPicture(readers.get('editor')!, library, 'shared.jpg');
    const select = 'select id, tmp_name, user_id from assets where name = ?';
    const picture = reader.one<{ id: string; tmp_name: string }>(select, 'shared.jpg');
    const path = `/assets/croptempimg/${picture.tmp_name}/0/0/10/10/5/5?keepOriginal=true`;
    expect(await (await readers.get('customer')!.send(path)).json()).toMatchObject({ Error: null });
    expect(reader.one('select id, tmp_name, user_id from assets where id = ?', picture.id)).toEqual(picture);
  });
});

it('a shared list is read by its address alone, and ordered into the reader’s own cart', async () => {
  const { token } = reader.one<{ token: string }>(
    'select token from wishlists where id = ?',
    owner.owned.list,
  );
  expect(token).toMatch(/^[\w-]{16}$/);
  const client = await createClient(demo);
  const path = `/fr/catalog/wishlist/shared/${token}`;
  for (const address of [path, `${path}/list_item`]) {
    const html = await (await client.send(address)).text();
    expect(html).toContain(SECRET);
    expect(html).not.toMatch(/name="Name"|\/rename|\/describe/);
  }
  for (const wrong of [owner.owned.list, token.slice(1)])
    await expectRejection(client, { path: `/fr/catalog/wishlist/shared/${wrong}` });
  const carts = () =>
    reader.rows<{ id: number }>('select id from cart_lines where variant_id = ?', mug.ProductVariantId);
  const before = carts().length;
  await client.post(`${path}/order`, {});
  expect(carts().length).toBe(before + 1);
});
