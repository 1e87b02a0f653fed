// @vitest-environment node
import { expect, it } from 'vitest';
import { products } from '../../demo/assortment/index.ts';
import {
  photoName,
  photoSizes,
  photoViews,
  readPhotoName,
  turnCount,
  turningSlugs,
  viewsOf,
} from '../../demo/photos/photo.ts';
import { photosInOrder } from '../../demo/photos/prepare.ts';
import { previewOf } from '../../demo/photos/preview.ts';

const photos = photosInOrder();

it('makes every photo of every colour beforehand, each once', () => {
  const stills = products.reduce((sum, product) => sum + product.colours.length * viewsOf(product).length, 0);
  const count = stills * photoSizes.length + turnCount * turningSlugs.length;
  expect(new Set(photos.map(photoName)).size).toBe(count);
  expect(photos).toHaveLength(count);
});

it('begins with what lists show, the large one first, of which the others are made', () => {
  const first = photos.slice(0, products.length * photoSizes.length);
  expect(first.every(({ product, colour, view }) => view === 'studio' && colour === product.colours[0])).toBe(
    true,
  );
  expect(photos.slice(0, 3).map(({ width }) => width)).toEqual([1080, 640, 320]);
});

it('knows its own names, and no other ones', () => {
  const name = photoName(photos[0]!);
  expect(readPhotoName(name)).toEqual(photos[0]);
  expect(readPhotoName(name.replace(/[0-9a-f]{8}\.webp$/, '00000000.webp'))).toBeUndefined();
  expect(readPhotoName(name.replace('1080', '1081'))).toBeUndefined();
});

it('has six photos of what is on the home page, and three of all else', () => {
  const counts = new Map(products.map((product) => [product.slug, viewsOf(product).length]));
  expect(counts.get('mug-ourthe')).toBe(photoViews.length);
  expect(photoViews).toHaveLength(6);
  expect(counts.get('petit-gobelet-sel')).toBe(3);
});

it('has a preview of a photo that is not made yet, in its size and of less than a kilobyte', async () => {
  const preview = String(await previewOf(photos[0]!));
  expect(preview).toContain('width="1080" height="1350"');
  expect(preview.length).toBeLessThan(1_000);
});
