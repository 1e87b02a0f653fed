import { describe, expect, test } from 'vitest';
import {
  endingOf,
  isAcceptedFile,
  isForServer,
  isHeicFile,
  isImageFile,
  namesHeic,
  readAccept,
} from '#kit/upload/file-type.ts';
import { readImageHead } from '#kit/upload/image-head.ts';

const file = (name: string, type = '') => ({ name, type });

describe('the kind of a file (UPL-01)', () => {
  test.each([
    ['a.JPG', 'jpg'],
    ['a.b.png', 'png'],
    ['a', ''],
    ['a.', ''],
    ['a.b/c', ''],
  ])('is that of its ending: %s', (name, ending) => {
    expect(endingOf(file(name))).toBe(ending);
  });

  test.each(['a.jpg', 'a.jpeg', 'a.jfif', 'a.tif', 'a.tiff', 'a.heic', 'a.svg'])(
    'without a type is an image by its ending: %s',
    (name) => expect(isImageFile(file(name))).toBe(true),
  );

  test.each([
    ['a.xjpg', ''],
    ['a.jpgx', ''],
    ['a.jpg', 'text/plain'],
    ['a', 'x-image/png'],
  ])('is no image: %s %s', (name, type) => {
    expect(isImageFile(file(name, type))).toBe(false);
  });

  test.each([
    ['a.heic', '', true],
    ['a', 'IMAGE/HEIF', true],
    ['a.heicx', '', false],
    ['a.xheic', '', false],
    ['a', 'x-image/heic', false],
    ['a', 'image/heics', false],
  ])('is HEIC by its ending or its type: %s %s', (name, type, isHeic) => {
    expect(isHeicFile(file(name, type))).toBe(isHeic);
  });
});

describe('a list of accepted files (UPL-01)', () => {
  test.each([
    ['.JPG, image/jpg', ['jpg', 'jpeg', 'image/jpeg']],
    ['a.b', ['a.b']],
    ['jpeg', ['jpg', 'jpeg']],
    ['.pdf,,*', ['pdf']],
    ['pdf, */* ', []],
  ])('is read as a browser does: %s', (written, accept) => {
    expect(readAccept(written)).toEqual(accept);
  });

  test.each([
    ['audio/*', 'a', 'audio/mp3', true],
    ['audio/*', 'a', 'video/mp4', false],
    ['audio/mp3', 'a', 'audio/mp3', true],
    ['audio/mp3', 'a', 'audio/ogg', false],
    ['image/*', 'a.png', '', true],
    ['pdf', 'a.pdf', '', true],
    ['pdf', 'pdf', '', false],
  ])('%s: %s %s is accepted: %s', (written, name, type, isAccepted) => {
    expect(isAcceptedFile(file(name, type), readAccept(written))).toBe(isAccepted);
  });

  test('names HEIC if one of its words does', () => {
    expect(namesHeic(['jpg', 'heic'])).toBe(true);
    expect(namesHeic(['jpg'])).toBe(false);
  });

  test.each([
    ['tif', 'a.tif', true],
    ['image/tiff', 'a.tiff', false],
    ['heic', 'a.heic', true],
    ['png', 'a.png', false],
    ['xtiff', 'a.xtiff', false],
    ['tiffx', 'a.tiffx', false],
  ])('%s leaves %s to its server: %s', (word, name, isLeft) => {
    expect(isForServer(file(name), { accept: [word], types: [] })).toBe(isLeft);
    expect(isForServer(file(name), { accept: [], types: [word] })).toBe(isLeft);
  });
});

const codesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

/** Bytes of a header: texts and numbers, one after the other. */
function head(...parts: (string | number[])[]): ArrayBuffer {
  const bytes = parts.flatMap((part) => (typeof part === 'string' ? codesOf(part) : part));
  return new Uint8Array(bytes).buffer;
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** A segment with an orientation, in either order of bytes, after another entry. */
function exif(orientation: number, isLittle = false): number[] {
  const short = (value: number) => (isLittle ? [value, 0] : [0, value]);
  const long = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = (high: number, low: number) => (isLittle ? [low, high] : [high, low]);
  const entry = (high: number, low: number, value: number) => [
    ...tag(high, low),
    ...short(3),
    ...long(1),
    ...short(value),
    ...zeros(2),
  ];
  const order = codesOf(isLittle ? 'II' : 'MM');
  const name = codesOf('Exif');
  const entries = [...entry(1, 0x0f, 7), ...entry(1, 0x12, orientation)];
  const body = [...name, 0, 0, ...order, ...short(42), ...long(8), ...short(2), ...entries];
  return [0xff, 0xe1, 0, body.length + 2, ...body];
}

const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0, 20, 0, 30, ...zeros(10)];
const JPEG = [0xff, 0xd8];

describe('the size of an image, from its header (UPL-03)', () => {
  const sizeOf = (buffer: ArrayBuffer) => {
    const { size } = readImageHead(buffer);
    return size && `${size.width} x ${size.height}`;
  };

  test.each([
    ['a JPEG', head(JPEG, frame(0xc0)), '30 x 20'],
    ['a progressive one', head(JPEG, frame(0xc2)), '30 x 20'],
    ['one with the last kind of frame', head(JPEG, frame(0xcf)), '30 x 20'],
    ['one after padding', head(JPEG, [0xff], frame(0xc0)), '30 x 20'],
    ['one after tables, which are no frame', head(JPEG, [0xff, 0xc4, 0, 4, 1, 1], frame(0xc0)), '30 x 20'],
    ['one that lies', head(JPEG, exif(6), frame(0xc0)), '20 x 30'],
    ['one that lies, in the other order of bytes', head(JPEG, exif(5, true), frame(0xc0)), '20 x 30'],
    ['one that stands on its head', head(JPEG, exif(4), frame(0xc0)), '30 x 20'],
    ['a PNG', head('\x89PNG', zeros(12), [0, 0, 0, 30, 0, 0, 0, 20]), '30 x 20'],
    ['a GIF', head('GIF89a', [30, 0, 20, 0], zeros(4)), '30 x 20'],
    ['an older GIF', head('GIF87a', [30, 0, 20, 0], zeros(4)), '30 x 20'],
    ['a WebP', head('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [30, 0, 20, 0]), '30 x 20'],
    ['an extended one', head('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [29, 0, 0, 19, 0, 0]), '30 x 20'],
    [
      'a lossless one',
      head('RIFF', zeros(4), 'WEBPVP8L', zeros(5), [29, 0xc0, 0x04, 0, 0, 0, 0, 0]),
      '30 x 20',
    ],
  ])('is known for %s', (_, buffer, size) => {
    expect(sizeOf(buffer)).toBe(size);
  });

  test.each([
    ['an unknown format', head('BM', zeros(30))],
    ['a JPEG that breaks off', head(JPEG, [0xff, 0xe0, 0, 16])],
    ['a JPEG with something else between its segments', head(JPEG, [0, 0xe0, 0, 4, 0, 0], frame(0xc0))],
    ['a JPEG with a broken orientation', head(JPEG, exif(6).slice(0, 14), zeros(4))],
    ['a PNG that breaks off', head('\x89PNG', zeros(9))],
    ['a GIF in the middle of a text', head('xGIF89a', [30, 0, 20, 0], zeros(9))],
    ['a WebP in the middle of a text', head('xRIFF', zeros(4), 'WEBPVP8 ', zeros(20))],
    ['a WebP of an unknown kind', head('RIFF', zeros(4), 'WEBPVP9 ', zeros(10), [30, 0, 20, 0])],
    ['a PNG without a height', head('\x89PNG', zeros(12), [0, 0, 0, 30, 0, 0, 0, 0])],
    ['a PNG without a width', head('\x89PNG', zeros(12), [0, 0, 0, 0, 0, 0, 0, 20])],
    ['nothing', head()],
  ])('is unknown for %s', (_, buffer) => {
    expect(sizeOf(buffer)).toBeUndefined();
  });

  test.each([
    ['heic', true],
    ['hevx', true],
    ['mif1', true],
    ['avif', false],
  ])('is left to others for a HEIC photo, by its brand: %s', (brand, isHeic) => {
    expect(readImageHead(head(zeros(4), 'ftyp', brand, zeros(8))).isHeic).toBe(isHeic);
    expect(readImageHead(head(zeros(4), 'moov', brand, zeros(8))).isHeic).toBe(false);
  });
});
