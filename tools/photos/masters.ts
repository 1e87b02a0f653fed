import { createHash } from 'node:crypto';
import { products } from '../../demo/assortment/index.ts';
import { masterWidth, photoSizes, turnCount, turningSlugs, viewsOf } from '../../demo/photos/photo.ts';
import type { Photo, PhotoView } from '../../demo/photos/photo.ts';
import { drawPhoto } from './scene.ts';

const turnViews = Array.from({ length: turnCount }, (_, index): PhotoView => `turn-${index + 1}`);

/** Lists all photos of the shop: all views of all colours, and all steps of the products that turn. */
export const listPhotos = (): Photo[] =>
  products.flatMap((product) =>
    product.colours.flatMap((colour, position) => {
      const turns = position === 0 && turningSlugs.includes(product.slug) ? turnViews : [];
      const views: PhotoView[] = [...viewsOf(product), ...turns];
      return views.map((view) => ({ product, colour, view, width: masterWidth(view) }));
    }),
  );

/** Draws a photo as SVG; its name describes the photo and ends in a hash of the drawing. */
export function drawMaster(photo: Photo): { name: string; svg: Buffer } {
  const { width, height } = photoSizes.find((size) => size.width === photo.width)!;
  const svg = Buffer.from(drawPhoto(photo, width, height));
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name: `${photo.product.slug}.${photo.colour.code}.${photo.view}.${hash}.webp`, svg };
}
