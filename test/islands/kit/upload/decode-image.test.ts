import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeImage, loadImageSize } from '#kit/upload/decode-image.ts';

const SIZE = { width: 30, height: 20 };

let loaded: string[];
let given: Blob[];
const revoke = vi.fn();

/** An image that loads at once, except one that the browser cannot show. */
class FakeImage {
  onload?: () => void;
  onerror?: () => void;
  naturalWidth = SIZE.width;
  naturalHeight = SIZE.height;

  set src(address: string) {
    loaded.push(address);
    queueMicrotask(() => (address.includes('broken') ? this.onerror?.() : this.onload?.()));
  }
}

beforeEach(() => {
  loaded = [];
  given = [];
  revoke.mockClear();
  vi.stubGlobal('Image', FakeImage);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    given.push(blob as Blob);
    return 'blob:one';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const close = vi.fn();
const stubBitmap = (decode: () => Promise<unknown>) => {
  const spy = vi.fn(decode);
  vi.stubGlobal('createImageBitmap', spy);
  return spy;
};
const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });

describe('the size of an image at an address', () => {
  test('is its natural one', async () => {
    expect(await loadImageSize('/a.png')).toEqual(SIZE);
    expect(loaded).toEqual(['/a.png']);
  });

  test('is none when the browser cannot show it', async () => {
    expect(await loadImageSize('/broken.png')).toBeUndefined();
  });
});

describe('a chosen image (UPL-03)', () => {
  test('has its size from being decoded, whose memory is freed', async () => {
    const decode = stubBitmap(() => Promise.resolve({ ...SIZE, close, other: 1 }));
    expect(await decodeImage(photo)).toEqual(SIZE);
    expect(decode).toHaveBeenCalledExactlyOnceWith(photo);
    expect(close).toHaveBeenCalledOnce();
    expect(loaded).toEqual([]);
  });

  test('has the size of its header, which counts its rotation', async () => {
    stubBitmap(() => Promise.resolve({ ...SIZE, close }));
    expect(await decodeImage(photo, { width: 20, height: 30 })).toEqual({ width: 20, height: 30 });
  });

  test('is none when it cannot be decoded', async () => {
    stubBitmap(() => Promise.reject(new Error('x')));
    expect(await decodeImage(photo, SIZE)).toBeUndefined();
  });

  test('is not decoded when it is very large: only its size is read', async () => {
    const decode = stubBitmap(() => Promise.resolve({ ...SIZE, close }));
    expect(await decodeImage(photo, { width: 10_000, height: 5_001 })).toEqual(SIZE);
    expect(decode).not.toHaveBeenCalled();
    expect([loaded, given]).toEqual([['blob:one'], [photo]]);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one');
    await decodeImage(photo, { width: 10_000, height: 5_000 });
    expect(decode).toHaveBeenCalledOnce();
  });

  test.each([
    new File(['x'], 'a.svg'),
    new File(['x'], 'a', { type: 'image/svg+xml' }),
    new File(['x'], 'a.SVG', { type: 'text/xml' }),
  ])('is loaded as an SVG by its type or its name: %#', async (file) => {
    const decode = stubBitmap(() => Promise.resolve({ ...SIZE, close }));
    expect(await decodeImage(file)).toEqual(SIZE);
    expect(decode).not.toHaveBeenCalled();
    expect(given.map(({ type, size }) => [type, size])).toEqual([['image/svg+xml', 1]]);
    expect(revoke).toHaveBeenCalledOnce();
  });
});
