import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cropImage, fetchAsset, fetchOriginal, readAsset, readUploaded } from '#stores/assets';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, stubServer } from '../../support/server.ts';

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const GUID_MISSING = 'Expected an asset with guid or AssetId, or its Error, but received';

describe('an upload’s answer [UPL-06]', () => {
  test('with assets is read without a word', () => {
    expect(readUploaded('/upload', [{ guid: 'a' }, { Error: 'Broken' }]).map(({ id }) => id)).toEqual([
      'a',
      '',
    ]);
    expect(readUploaded('/upload', { AssetId: 7 }).map(({ id }) => id)).toEqual(['7']);
    expect(watched.errors()).toEqual([]);
  });

  test.each([
    ['an object', { name: 'x' }, `guid: ${GUID_MISSING} {"name":"x"}`],
    ['nothing', undefined, `guid: ${GUID_MISSING} nothing`],
    ['a list that is empty', [], `[0].guid: ${GUID_MISSING} nothing`],
    ['a list with something else', [{ guid: 'a' }, { x: 1 }], `[1].guid: ${GUID_MISSING} {"x":1}`],
    ['a long text', 'x'.repeat(200), `guid: ${GUID_MISSING} "${'x'.repeat(79)}.`],
  ])('that is %s is reported with its path', (_what, value, message) => {
    readUploaded('/upload', value);
    expect(watched.errors()).toEqual([expect.stringContaining(message)]);
    expect(watched.errors()[0]).toContain('/upload');
  });
});

describe('an asset [MED-08]', () => {
  test.each([
    ['5', 5],
    [' 5 ', 5],
    [0, 0],
    ['0', 0],
    [-1, undefined],
    ['', undefined],
    [' ', undefined],
    ['big', undefined],
    [true, undefined],
  ])('whose size is written as %j has %s bytes', (size, bytes) => {
    expect(readAsset({ guid: 'a', size })?.size).toBe(bytes);
  });

  test.each([
    [true, 'Error'],
    [' Trop grand ', 'Trop grand'],
    [false, undefined],
    ['', undefined],
  ])('whose error is %j has the message %s', (Error, message) => {
    expect(readAsset({ guid: 'a', Error })?.error).toBe(message);
  });

  test.each([
    ['Image', true],
    ['image/png', true],
    ['Images', false],
    ['My image', false],
    [undefined, false],
  ])('of the type %s is a picture: %s', (fileType, isImage) => {
    expect(readAsset({ guid: 'a', fileType })?.isImage).toBe(isImage);
  });

  test('that an answer names anew is another one; without its name it stays', () => {
    const before = readAsset({ guid: 'a', name: 'x', tmpName: 't', Error: 'Old' })!;
    expect(readAsset({ tmpName: 't2' }, before)).toMatchObject({ id: 'a', name: 'x', error: undefined });
    expect(readAsset({ name: 'y' }, before)).toBeUndefined();
    expect(readAsset({ tmpName: 't2' })).toBeUndefined();
    const unnamed = readAsset({ Error: 'Broken' })!;
    expect(readAsset({ tmpName: 't2' }, unnamed)).toBeUndefined();
  });

  test('has an empty type and no picture until the server names one', () => {
    expect(readAsset({ guid: 'a' })).toMatchObject({ fileType: '', isImage: false, name: 'a' });
  });
});

describe('a call', () => {
  const CROP = { x: 0, y: 0, w: 9, h: 9, cropWidth: 9, cropHeight: 9, keepOriginal: false };

  test('is never answered by a cache, and ends with its view (T21)', async () => {
    const { requests } = stubServer(() => jsonAnswer({ guid: 'a' }));
    const controller = new AbortController();
    await fetchAsset('a', controller.signal);
    expect(requests[0]!.init.cache).toBe('no-store');
    stubServer(() => new Promise(() => {}));
    const read = fetchAsset('a', controller.signal);
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  test.each([
    ['something else', 7, 'The answer: '],
    ['no asset', {}, 'guid: '],
  ])(
    'answered by %s is reported with its path, and fails as a success without use',
    async (_, value, path) => {
      stubServer(() => jsonAnswer(value));
      await expect(fetchAsset('a', AbortSignal.timeout(9_000))).rejects.toMatchObject({ status: 200 });
      expect(watched.errors().join()).toContain(path + GUID_MISSING);
    },
  );

  test('for a crop that names no file is reported by the name that is missing [CRP-04]', async () => {
    stubServer(() => jsonAnswer({}));
    const picture = readAsset({ guid: 'a', tmpName: 't' })!;
    await expect(cropImage(picture, CROP, AbortSignal.timeout(9_000))).rejects.toThrow();
    expect(watched.errors().join()).toContain(`tmpName: ${GUID_MISSING}`);
  });

  test('for an asset with an error fails with the server’s message [MED-01]', async () => {
    stubServer(() => jsonAnswer({ guid: 'a', Error: 'Gone' }));
    await expect(fetchAsset('a', AbortSignal.timeout(9_000))).rejects.toMatchObject({
      status: 200,
      body: 'Gone',
    });
  });
});

describe('a picture’s file [MED-09]', () => {
  test('comes from this site alone', async () => {
    const { requests } = stubServer(() => new Response('x', { headers: { 'Content-Type': 'image/png' } }));
    await fetchOriginal('/a.png', 'a.png', AbortSignal.timeout(9_000));
    expect(requests[0]!.init.mode).toBe('same-origin');
  });

  test('fails with the status of its answer', async () => {
    stubServer(() => new Response('', { status: 404 }));
    const file = fetchOriginal('/a.png', 'a.png', AbortSignal.timeout(9_000));
    await expect(file).rejects.toMatchObject({ kind: 'status', status: 404 });
    stubServer(() => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }));
    const page = fetchOriginal('/a.png', 'a.png', AbortSignal.timeout(9_000));
    await expect(page).rejects.toMatchObject({ kind: 'type', status: 200 });
  });

  test('that its view no longer needs is aborted, not lost', async () => {
    const controller = new AbortController();
    stubServer(() => new Promise(() => {}));
    const file = fetchOriginal('/a.png', 'a.png', controller.signal);
    controller.abort();
    await expect(file).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('that does not come within a minute is late', async () => {
    vi.useFakeTimers();
    stubServer(() => new Promise(() => {}));
    const file = fetchOriginal('/a.png', 'a.png', new AbortController().signal);
    const failure = expect(file).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
  });
});
