import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { quota, totalQuota } from '../../demo/rules/uploads.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const dataFile = join(folder, 'shop.db');
let shop: Demo;
beforeAll(async () => {
  shop = await startShop({ dataFile });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

type Client = Awaited<ReturnType<typeof createClient>>;
type Answer = Record<string, string | number | null>;
interface StoredAsset {
  id: string;
  name: string;
  user_id: string;
  folder_id: number | null;
}

function inDatabase<T>(run: (db: InstanceType<typeof Database>) => T): T {
  const db = new Database(dataFile);
  try {
    return run(db);
  } finally {
    db.close();
  }
}

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2c4a52' } })
    .jpeg()
    .toBuffer();

async function send(client: Client, path: string, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { RequestVerificationToken: client.token() };
  return client.send(path, { method: 'POST', headers, body });
}

const upload = async (client: Client, file: Buffer, uploadId = ''): Promise<Answer> => {
  const answer = await send(client, '/fr/assetslibrary/upload', {
    uploadId,
    file: new File([file as BlobPart], 'a.jpg'),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Answer[])[0]!;
};

async function customer(user?: string): Promise<Client> {
  const client = await createClient(shop);
  await client.call('POST', '/demo/sign-in', user === undefined ? {} : { user });
  await client.refresh();
  return client;
}

describe('a picture of the library', () => {
  test('is never renamed, owned or removed through the photo of a profile', async () => {
    const client = await customer();
    const mine = await upload(client, await square(400));
    await client.post('/fr/account/photo', { Photo: String(mine['guid']), PhotoName: 'moi.jpg' });
    const library = inDatabase((db) => {
      const found = db
        .prepare('select * from assets where folder_id is not null and is_image = 1 limit 1')
        .get();
      const asset = found as StoredAsset;
      db.prepare('update assets set width = 400, height = 400 where id = ?').run(asset.id);
      return asset;
    });
    for (const Photo of [library.id, 'gone', `${library.id} `]) {
      const answer = await client.post('/fr/account/photo', { Photo, PhotoName: 'HACKED.png' });
      expect(answer.status).toBe(303);
      expect(await (await client.send('/fr/account')).text()).toContain('Ce fichier n’existe plus.');
    }
    const read = (id: string) =>
      inDatabase((db) => db.prepare('select * from assets where id = ?').get(id)) as StoredAsset;
    expect(read(library.id)).toMatchObject({ name: library.name, user_id: '', folder_id: library.folder_id });
    // The existing photo is unchanged.
    expect(await (await client.send('/fr/account')).text()).toContain(`value="${mine['guid']}"`);
    expect(read(String(mine['guid']))).toMatchObject({ name: 'moi.jpg' });
  });
});

describe('the room of a visitor', () => {
  const fill = (guid: unknown, size: number) =>
    inDatabase((db) => db.prepare('update assets set size = ? where id = ?').run(size, String(guid)));
  const countAll = () =>
    inDatabase((db) => (db.prepare('select count(*) as count from assets').get() as { count: number }).count);
  const full = /plus de place/;

  test('is the same for uploads, crops, files of forms, and originals that were kept', async () => {
    const client = await customer('editor@example.com');
    const source = await upload(client, await square(500));
    const crop = (query = '') =>
      client.send(`/assets/croptempimg/${source['tmpName']}/0/0/500/500/400/400${query}`);
    expect(await (await crop('?keepOriginal=true')).json()).toMatchObject({ Error: null });
    fill(source['guid'], quota);
    const before = countAll();
    const file = () => new File(['%PDF-1.7'], 'a.pdf');
    const picture = new File([(await square(500)) as BlobPart], 'a.jpg');

    const uploaded = await send(client, '/fr/assetslibrary/upload', { file: file() });
    expect([uploaded.status, await uploaded.text()]).toEqual([507, expect.stringMatching(full) as string]);
    expect(await (await crop()).json()).toEqual({ Error: expect.stringMatching(full) as string });
    await send(client, '/fr/account/photo', { PhotoFile: picture });
    expect(await (await client.send('/fr/account')).text()).toMatch(full);
    await send(client, '/fr/editors/article', { title: 'Titre', LeafletFile: file() });
    expect(await (await client.send('/fr/editors/article')).text()).toMatch(full);
    expect(countAll()).toBe(before);

    fill(source['guid'], 1);
    expect(await (await crop()).json()).toMatchObject({ Error: null, width: 400 });
  });

  test('is the same in all sessions of a user, and for all visitors together', async () => {
    const [one, other] = [await customer('quais'), await customer('quais')];
    const first = await upload(one, await square(300));
    fill(first['guid'], quota);
    const again = (client: Client, path: string) =>
      send(client, path, { file: new File(['%PDF-1.7'], 'more.pdf') });
    const uploadPath = '/fr/assetslibrary/upload';
    expect((await again(other, uploadPath)).status).toBe(507);
    const guest = await createClient(shop);
    expect((await again(guest, uploadPath)).status).toBe(200);

    fill(first['guid'], totalQuota);
    const before = countAll();
    expect((await again(guest, uploadPath)).status).toBe(507);
    const editor = await customer('editor@example.com');
    await again(editor, '/fr/editors/media/folders/40/upload');
    expect(await (await editor.send('/fr/editors/media?folder=40')).text()).toMatch(full);
    expect(countAll()).toBe(before);
    fill(first['guid'], 1);
    expect((await again(other, uploadPath)).status).toBe(200);
  });

  test('is not passed by crops that run at once', async () => {
    const client = await customer('daan');
    const source = await upload(client, await square(500));
    fill(source['guid'], quota - 2_000);
    const path = `/assets/croptempimg/${source['tmpName']}/0/0/500/500/400/400`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.send(path)));
    const cut = (await Promise.all(answers.map((answer) => answer.json()))) as Answer[];
    const size = cut.reduce((sum, one) => sum + Number(one['size'] ?? 0), 0);
    expect(cut.some(({ Error: text }) => text === null)).toBe(true);
    expect(cut.some(({ Error: text }) => full.test(String(text)))).toBe(true);
    expect(size).toBeLessThanOrEqual(2_000);
  });
});

test('one upload that is sent ten times at once is one file with one answer [UPL-06]', async () => {
  const client = await createClient(shop);
  const file = await square(300);
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(client, file, 'same')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ width: 300, Error: null });
  expect(await (await client.send('/demo/ledger')).json()).toHaveLength(1);
});
