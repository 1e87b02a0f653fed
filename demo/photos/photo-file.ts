import sharp from 'sharp';
import { products } from '../assortment/index.ts';
import { createFileCache } from '../data/file-cache.ts';
import { findMaster, mastersVersion } from './masters.ts';
import { masterWidth, photoName, photoSizes, turnWidth } from './photo.ts';

const quality = 78;

const fromCache = createFileCache('.cache/photos');

/** Returns a photo by its file name: the master, or a smaller size, which is created once and cached. */
export async function photoFile(name: string): Promise<Buffer | undefined> {
  const [slug, colour, view = '', width, ...rest] = name.split('.');
  const master = findMaster(`${slug}.${colour}.${view}`);
  const size = photoSizes.find((entry) => String(entry.width) === width);
  const largest = masterWidth(view);
  if (!master || !size || size.width > largest || rest.join('.') !== `${mastersVersion}.webp`)
    return undefined;
  if (size.width === largest) return master;
  return fromCache(name, () => sharp(master).resize(size.width, size.height).webp({ quality }).toBuffer());
}

/** Returns a photo of a turning product, by the product's slug and a file such as `7.webp`. */
export async function turnFile(slug: string, file: string): Promise<Buffer | undefined> {
  const product = products.find((entry) => entry.slug === slug);
  const step = Number(/^([1-9]\d?)\.webp$/.exec(file)?.[1]);
  if (!product || !step) return undefined;
  return photoFile(
    photoName({ product, colour: product.colours[0]!, view: `turn-${step}`, width: turnWidth }),
  );
}
