/** The image format and size in the first bytes of a file. */
export interface ImageHead {
  readonly isHeic: boolean;
  /** Natural size as displayed, after the EXIF rotation; undefined for an unknown format. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

type Measures = readonly [width: number, height: number];

const text = (bytes: DataView, from: number, length: number): string => {
  let result = '';
  for (let at = from; at < Math.min(from + length, bytes.byteLength); at += 1)
    result += String.fromCharCode(bytes.getUint8(at));
  return result;
};

const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

const EXIF_ORIENTATION = 0x0112;
/** EXIF orientations from this value on rotate the image by 90°. */
const FIRST_LYING = 5;

// Only the first directory is searched, where the tag must be.
function readOrientation(bytes: DataView, start: number): number {
  if (text(bytes, start, 6) !== 'Exif\0\0') return 1;
  const base = start + 6;
  const isLittle = text(bytes, base, 2) === 'II';
  const directory = base + bytes.getUint32(base + 4, isLittle);
  const count = bytes.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (bytes.getUint16(entry, isLittle) === EXIF_ORIENTATION) return bytes.getUint16(entry + 8, isLittle);
  }
  return 1;
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function measureJpeg(bytes: DataView): Measures | undefined {
  let orientation = 1;
  let at = 2;
  while (at + 9 < bytes.byteLength) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xe1) orientation = readOrientation(bytes, at + 4);
    if (isFrame(marker)) {
      const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
      return orientation >= FIRST_LYING ? [height, width] : [width, height];
    }
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2);
  }
  return undefined;
}

function measureWebp(bytes: DataView): Measures | undefined {
  const kind = text(bytes, 12, 4);
  if (kind === 'VP8X') {
    const read = (at: number) => 1 + bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000;
    return [read(24), read(27)];
  }
  if (kind === 'VP8 ') return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.getUint32(21, true);
  return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)];
}

function measure(bytes: DataView): Measures | undefined {
  const start = text(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return measureJpeg(bytes);
  if (start.startsWith('\x89PNG')) return [bytes.getUint32(16), bytes.getUint32(20)];
  if (/^GIF8[79]a/.test(start)) return [bytes.getUint16(6, true), bytes.getUint16(8, true)];
  return /^RIFF[^]{4}WEBP/.test(start) ? measureWebp(bytes) : undefined;
}

/** Measures an image; undefined if its header is truncated. */
function tryMeasure(bytes: DataView): Measures | undefined {
  try {
    return measure(bytes);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/**
 * Reads the header of an image without decoding it: JPEG, PNG, GIF and WebP are measured.
 *
 * @param buffer The first bytes of a file; `IMAGE_HEAD_BYTES` are enough.
 */
export function readImageHead(buffer: ArrayBuffer): ImageHead {
  const bytes = new DataView(buffer);
  const [width = 0, height = 0] = tryMeasure(bytes) ?? [];
  const isHeic = text(bytes, 4, 4) === 'ftyp' && HEIC.test(text(bytes, 8, 4));
  return { isHeic, size: width > 0 && height > 0 ? { width, height } : undefined };
}

/** Number of bytes that contain the size of nearly every image, even after a profile and a preview. */
export const IMAGE_HEAD_BYTES = 512 * 1024;
