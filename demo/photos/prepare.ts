import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../assortment/index.ts';
import { dropOldPhotos, photoFile, readKeptPhotos } from './cache.ts';
import { photoName, photoSizes, photoViews, turnCount, turningSlugs, turnWidth, viewsOf } from './photo.ts';
import type { Photo } from './photo.ts';
import { hasWishes } from './wishes.ts';

const restMs = 50;
const stepsTold = 100;

/** All photos, in the order in which visitors meet them: lists first, then product pages, what turns, then other colours. */
export function photosInOrder(): Photo[] {
  const widths = photoSizes.map(({ width }) => width).toReversed();
  const places = Array.from(
    { length: Math.max(...products.map(({ colours }) => colours.length)) },
    (_, n) => n,
  );
  const ofColour = (place: number) =>
    photoViews.flatMap((view) =>
      products.flatMap((product) => {
        const colour = viewsOf(product).includes(view) ? product.colours[place] : undefined;
        return colour ? widths.map((width) => ({ product, colour, view, width })) : [];
      }),
    );
  const [first, ...others] = places;
  return [...ofColour(first!), ...turnPhotos(), ...others.flatMap(ofColour)];
}

function turnPhotos(): Photo[] {
  const steps = Array.from({ length: turnCount }, (_, index) => index + 1);
  return products
    .filter(({ slug }) => turningSlugs.includes(slug))
    .flatMap((product) =>
      steps.map((step): Photo => ({
        product,
        colour: product.colours[0]!,
        view: `turn-${step}`,
        width: turnWidth,
      })),
    );
}

/**
 * Makes the photos that are missing, one after the other; a photo that a page has asked for comes first.
 *
 * @param tell Is told what is being done.
 */
export async function preparePhotos(tell: (line: string) => void): Promise<void> {
  await dropOldPhotos();
  const kept = await readKeptPhotos();
  const missing = photosInOrder().filter((photo) => !kept.has(photoName(photo)));
  if (missing.length === 0) return;
  tell(`Photos:     ${missing.length} are being drawn, once; until then pages show small previews.`);
  for (const [index, photo] of missing.entries()) {
    while (hasWishes()) await pause(restMs);
    await photoFile(photo);
    if ((index + 1) % stepsTold === 0) tell(`Photos:     ${index + 1} of ${missing.length}`);
  }
  tell('Photos:     all there.');
}
