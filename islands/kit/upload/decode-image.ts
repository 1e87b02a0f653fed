import { endingOf, type NamedFile } from './file-type.ts';

/** Natural size in pixels. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Larger images are not decoded for a check: 50 million pixels take 200 MB. */
const MAX_DECODED_PIXELS = 50_000_000;
const SVG_TYPE = 'image/svg+xml';

/**
 * Loads an image to read its size, without decoding it.
 *
 * @param source Its address.
 * @returns Natural size, 0 for an SVG without one; undefined if the browser can't show it.
 */
export function loadImageSize(source: string): Promise<ImageSize | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = source;
  });
}

const isSvg = (file: NamedFile): boolean => file.type === SVG_TYPE || endingOf(file) === 'svg';

async function loadBlob(blob: Blob): Promise<ImageSize | undefined> {
  const address = URL.createObjectURL(blob);
  try {
    return await loadImageSize(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Decodes a file to check that it is an image (UPL-03): by `createImageBitmap`, which works in background
 * tabs and under any `img-src`, or for SVG and very large images by `Image`. Decision 431.
 *
 * @param file The file.
 * @param known Its size, if known from its header.
 * @returns Natural size; undefined if the browser can't decode it.
 */
export async function decodeImage(file: File, known?: ImageSize): Promise<ImageSize | undefined> {
  if (known && known.width * known.height > MAX_DECODED_PIXELS) return loadBlob(file);
  // `createImageBitmap` rejects SVG; the type is set, because some systems give files none.
  if (isSvg(file)) return loadBlob(file.slice(0, file.size, SVG_TYPE));
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return known ?? { width, height };
  } catch {
    return undefined;
  }
}
