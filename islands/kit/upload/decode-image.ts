import { endingOf, type NamedFile } from './file-type.ts';

/** Natural pixels. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A picture with more pixels is not decoded for a check: 50 million of them take 200 MB. */
const MAX_DECODED_PIXELS = 50_000_000;
const SVG_TYPE = 'image/svg+xml';

/**
 * Loads a picture to learn its size, without unpacking it.
 *
 * @param source Its address.
 * @returns Natural pixels, 0 for a drawing without any; nothing for what the browser can't show.
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
 * Decodes a file, to learn whether it is a picture whatever it is called (UPL-03). `createImageBitmap` also works in a tab in
 * the background and under any `img-src`; drawings (SVG) and pictures too large to be unpacked are loaded by an image.
 * Decision 431.
 *
 * @param file The file.
 * @param known Its size, where its head has said it.
 * @returns Natural pixels; nothing for what the browser can't decode.
 */
export async function decodeImage(file: File, known?: ImageSize): Promise<ImageSize | undefined> {
  if (known && known.width * known.height > MAX_DECODED_PIXELS) return loadBlob(file);
  // `createImageBitmap` takes no drawings, and systems without types give them none.
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
