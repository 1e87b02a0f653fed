import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import Database from 'libsql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Demo } from '../../demo/server.ts';
import { fileNameOf, kindOf } from '../../demo/rules/file-kinds.ts';
import { openDatabase } from '../../demo/data/database.ts';
import { assetTable } from '../../demo/data/assets.ts';
import { sweepByTime } from '../../demo/data/sweeping.ts';
import { quota, temporaryMs } from '../../demo/rules/uploads.ts';
import { startShop } from './start.ts';
import { createClient } from './client.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startShop();
});
afterAll(() => demo.close());

type Answer = Record<string, string | number | null>;
type Client = Awaited<ReturnType<typeof createClient>>;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c4a52' } });
const jpeg = (width: number, height: number) => blank(width, height).jpeg().toBuffer();
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

async function upload(client: Client, name: string, content: Buffer | string, query = '', id = '') {
  const body = new FormData();
  if (id) body.append('uploadId', id);
  body.append('file', new Blob([content as BlobPart]), name);
  const headers = { RequestVerificationToken: client.token() };
  const answer = await client.send(`/fr/assetslibrary/upload${query}`, { method: 'POST', headers, body });
  return { status: answer.status, list: (await answer.json()) as Answer[] };
}

const one = async (...given: Parameters<typeof upload>) => (await upload(...given)).list[0]!;

describe('an upload [UPL-06]', () => {
  test('is answered with a list of assets, is there once however often it is sent, and nobody else’s', async () => {
    const client = await createClient(demo);
    const asset = await one(client, '../é "x".JPG', await jpeg(60, 40), '', 'same');
    expect(asset).toMatchObject({ name: 'é "x".JPG', fileType: 'Image', width: 60, height: 40, Error: null });
    expect((await one(client, 'other.jpg', await jpeg(6, 4), '', 'same'))['guid']).toBe(asset['guid']);
    expect(await (await client.send('/demo/ledger')).json()).toHaveLength(1);

    const stored = await client.send(`/api/v1/assetslibrary/assets/${asset['guid']}`);
    expect(await stored.json()).toMatchObject({
      AssetId: asset['guid'],
      Name: 'é "x".JPG',
      fileType: 'Image',
    });
    const content = await client.send(`/assets/media/${asset['guid']}`);
    expect(content.headers.get('content-type')).toBe('image/jpeg');
    expect((await client.send(String(asset['thumbnail_url']))).headers.get('content-type')).toBe(
      'image/webp',
    );

    const other = await createClient(demo);
    for (const path of [`/api/v1/assetslibrary/assets/${asset['guid']}`, `/assets/media/${asset['guid']}`])
      expect((await other.send(path)).status).toBe(404);
    const cut = await other.send(`/assets/croptempimg/${asset['tmpName']}/0/0/10/10/5/5`);
    expect(await cut.json()).toEqual({ Error: expect.stringContaining('plus disponible') as string });
  });

  test('is judged by its bytes, and each file by itself', async () => {
    const client = await createClient(demo);
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    const cases: [string, Buffer | string, string, string][] = [
      ['photo.jpg', '#!/bin/sh\nrm -rf /', '', 'type'],
      ['photo.jpg', '<script>alert(1)</script>', '', 'type'],
      ['note.txt', '<svg xmlns="http://www.w3.org/2000/svg"/>', '', 'type'],
      ['photo.jpg', '%PDF-1.7 …', '?kind=image', 'image'],
      ['photo.jpg', photo.subarray(0, photo.length / 2), '', 'abîmée'],
      ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), '', 'HEIC'],
      ['empty.jpg', '', '', 'vide'],
      ['large.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)]), '', 'trop lourd'],
    ];
    for (const [name, content, query, problem] of cases)
      expect(String((await one(client, name, content, query))['Error']), name).toContain(problem);
    expect(await one(client, 'invoice.jpg', '%PDF-1.7 …')).toMatchObject({
      name: 'invoice.pdf',
      fileType: 'File',
    });
  });

  test('of a picture of 400 million pixels is refused by its head', async () => {
    const head = await blank(1, 1).png().toBuffer();
    head.writeUInt32BE(20_000, 16);
    head.writeUInt32BE(20_000, 20);
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
    expect((await one(await createClient(demo), 'huge.png', head))['Error']).toContain('pixels');
  });

  test('that is no upload is refused', async () => {
    const client = await createClient(demo);
    const path = '/fr/assetslibrary/upload';
    expect((await client.post(path, {})).status).toBe(400);
    const body = new FormData();
    body.append('file', new Blob(['x']), 'x.txt');
    expect((await client.send(path, { method: 'POST', body })).status).toBe(400);
  });
});

describe('a crop [CRP-02]', () => {
  test('cuts in natural pixels of the picture as it is seen, whatever its EXIF says', async () => {
    const client = await createClient(demo);
    const left = { input: await blank(50, 100).jpeg().toBuffer(), left: 0, top: 0 };
    const turned = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
      .composite([left])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const asset = await one(client, 'turned.jpg', turned);
    // Turned by 90°, the left half becomes the upper one.
    const upper = await client.send(`/assets/croptempimg/${asset['tmpName']}/0/0/100/40/50/20`);
    const cut = (await upper.json()) as Answer;
    expect(cut).toMatchObject({ width: 50, height: 20, fileType: 'Image', Error: null });
    expect(cut['guid']).not.toBe(asset['guid']);
    const body = Buffer.from(await (await client.send(`/assets/media/${cut['guid']}`)).arrayBuffer());
    const { channels } = await sharp(body).stats();
    expect(channels[0]!.mean).toBeLessThan(60);

    for (const area of [
      '0/0/101/40/50/20',
      '61/61/40/40/5/5',
      '0/0/0/40/5/5',
      '0/-1/9/9/5/5',
      '0/0/x/9/5/5',
    ]) {
      const rejected = await client.send(`/assets/croptempimg/${asset['tmpName']}/${area}`);
      expect(await rejected.json(), area).toEqual({ Error: expect.stringContaining('sélection') as string });
    }
  });
});

describe('names and kinds', () => {
  const jpg = kindOf(Buffer.from('ffd8ffe0', 'hex'), 'x')!;
  test.each([
    ['a/b\\c.jpg', 'c.jpg'],
    ['…/“🐚”.jpeg', '“🐚”.jpeg'],
    ['x.php', 'x.jpg'],
    ['', 'file.jpg'],
    ['x\u202egpj.exe', 'xgpj.jpg'],
    [`${'é'.repeat(300)}.jpg`, `${'é'.repeat(116)}.jpg`],
  ])('%s is kept as %s', (given, name) => expect(fileNameOf(given, jpg)).toBe(name));
});

test('temporary files go when their time is over; what was kept stays', () => {
  const assets = assetTable(openDatabase());
  const content = { body: Buffer.from('x'), thumbnail: null };
  const file = { name: 'x.txt', isImage: false, type: 'text/plain', width: 0, height: 0, size: 1, content };
  const [gone, permanent] = [
    assets.add({ ...file, sessionId: 's' }),
    assets.add({ ...file, sessionId: 's' }),
  ];
  assets.makePermanent(permanent.id, { userId: 'u', folderId: 7 });
  expect(assets.usedBy('s')).toBe(1);
  expect(assets.sweep(Date.now() + 1)).toBe(1);
  expect([assets.find(gone.id), assets.contentOf(gone.id)]).toEqual([undefined, undefined]);
  expect(assets.ofFolder(7).map(({ id }) => id)).toEqual([permanent.id]);
});

test('temporary files go by the clock, without anybody who uploads, and what sweeps holds no process open', ({
  onTestFinished,
}) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers();
  const assets = assetTable(openDatabase());
  const content = { body: Buffer.from('x'), thumbnail: null };
  const file = { name: 'x.txt', isImage: false, type: 'text/plain', width: 0, height: 0, size: 1, content };
  const { id } = assets.add({ ...file, sessionId: 's' });
  const set = vi.spyOn(globalThis, 'setInterval');
  const end = sweepByTime(assets);
  const timer = set.mock.results[0]!.value as NodeJS.Timeout;
  set.mockRestore();
  expect(timer.hasRef()).toBe(false);
  vi.advanceTimersByTime(temporaryMs);
  expect(assets.find(id)).toBeDefined();
  vi.advanceTimersByTime(20 * 60 * 1000);
  expect(assets.find(id)).toBeUndefined();

  const late = assets.add({ ...file, sessionId: 's' });
  end();
  vi.advanceTimersByTime(2 * temporaryMs);
  expect(assets.find(late.id)).toBeDefined();
});

test('what is more than a visitor may have lying here is refused with 507, in words; others go on [UPL-04]', async ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const dataFile = join(folder, 'shop.db');
  const shop = await startShop({ dataFile });
  onTestFinished(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });
  const client = await createClient(shop);
  const { guid } = await one(client, 'a.pdf', '%PDF-1.7');
  // The size is set in the database, because an upload as large as the quota would take a minute.
  const db = new Database(dataFile);
  db.prepare('update assets set size = ? where id = ?').run(quota, guid);
  db.close();
  const { status, list } = await upload(client, 'b.pdf', '%PDF-1.7');
  expect([status, list]).toEqual([507, { Message: expect.any(String) as string }]);
  expect((await upload(await createClient(shop), 'b.pdf', '%PDF-1.7')).status).toBe(200);
});
