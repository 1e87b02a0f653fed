// @vitest-environment node
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../demo/assortment/index.ts';
import { findMaster, mastersFile, masterNames } from '../../demo/photos/masters.ts';
import { photoFile } from '../../demo/photos/photo-file.ts';
import { photoName, photoSizes, photoViews, turningSlugs, viewsOf } from '../../demo/photos/photo.ts';
import type { Demo } from '../../demo/server.ts';
import { drawMaster, listPhotos } from '../../tools/photos/masters.ts';
import { startShop } from './start.ts';

const photos = listPhotos();
const [studio] = photos;
const turn = photos.find(({ view }) => view === 'turn-7')!;
const keyOf = ({ product, colour, view }: typeof turn) => `${product.slug}.${colour.code}.${view}`;
const sizeOf = async (file: Buffer | undefined) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};

describe('the masters', () => {
  it('have one file for every photo of every colour, or `npm run photos` draws it', () => {
    expect(photos.filter((photo) => !findMaster(keyOf(photo))).map(keyOf)).toEqual([]);
    expect(masterNames).toHaveLength(photos.length);
  });

  it('are what the renderer draws today, or `npm run photos` draws them again', () => {
    const first = photos.filter(({ product, colour }) => colour === product.colours[0]);
    const sample = first.filter(({ view }) => view === 'studio' || view === 'turn-7');
    expect(sample).toHaveLength(products.length + turningSlugs.length);
    const outdated = sample.filter((photo) => !masterNames.includes(drawMaster(photo).name));
    expect(outdated.map(keyOf)).toEqual([]);
  });

  it('weigh less than 25 MB', () => {
    expect(statSync(mastersFile).size).toBeLessThan(25_000_000);
  });
});

it('has six photos of what is on the home page, and three of all else', () => {
  const counts = new Map(products.map((product) => [product.slug, viewsOf(product).length]));
  expect(counts.get('mug-ourthe')).toBe(photoViews.length);
  expect(photoViews).toHaveLength(6);
  expect(counts.get('petit-gobelet-sel')).toBe(3);
});

describe('a photo', () => {
  it('has the size that its name says', async () => {
    for (const { width, height } of photoSizes)
      expect(await sizeOf(await photoFile(photoName({ ...studio!, width })))).toEqual({
        format: 'webp',
        width,
        height,
      });
    expect(await sizeOf(await photoFile(photoName(turn)))).toEqual({
      format: 'webp',
      width: 640,
      height: 800,
    });
  });

  it('is its master in the largest size, byte for byte', async () => {
    for (const photo of [studio!, turn])
      expect((await photoFile(photoName(photo)))!.equals(findMaster(keyOf(photo))!)).toBe(true);
  });

  it('has no other name', async () => {
    const name = photoName(studio!);
    const others = [
      name.replace(/[0-9a-f]{8}\.webp$/, '00000000.webp'),
      name.replace('1080', '1081'),
      name.replace('.studio.', '.attic.'),
      name.replace('webp', 'png'),
      `${name}.webp`,
      photoName({ ...turn, width: 1080 }),
      '../../package.json',
      '',
    ];
    for (const other of others) expect(await photoFile(other), other).toBeUndefined();
  });
});

describe('the server', () => {
  let demo: Demo;

  beforeAll(async () => {
    demo = await startShop();
  });

  afterAll(() => demo.close());

  const request = async (path: string) => {
    const { status, headers } = await fetch(demo.url + path);
    return [status, headers.get('content-type'), headers.get('cache-control')];
  };

  it('sends every photo that a product page names, to be cached for a year', async () => {
    const page = await (await fetch(`${demo.url}/fr/catalog/product/theiere-brume`)).text();
    const addresses = [...new Set(page.match(/\/assets\/photos\/[^"\s,&]+\.webp/g))];
    expect(addresses.length).toBeGreaterThan(18);
    const forAYear = [200, 'image/webp', 'public, max-age=31536000, immutable'];
    for (const address of addresses)
      expect(await request(address.replace('{n}', '36')), address).toEqual(forAYear);
  });

  it('sends the steps of a turn by a short name that is revalidated, and no others', async () => {
    expect(await request('/assets/turns/mug-ourthe/36.webp')).toEqual([200, 'image/webp', 'no-cache']);
    for (const path of [
      'mug-ourthe/37.webp',
      'mug-ourthe/0.webp',
      'mug-ourthe/7.png',
      'mug-dune/7.webp',
      'x/7.webp',
    ])
      expect((await request(`/assets/turns/${path}`))[0], path).toBe(404);
  });
});
