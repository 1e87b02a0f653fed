import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cropImage,
  fetchAsset,
  fetchOriginal,
  readAsset,
  readAssets,
  type Asset,
  type CropOrder,
} from '#stores/assets';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { showPage } from '../support/page.ts';
import { jsonAnswer, stubServer } from '../support/server.ts';

let watched: WatchedConsole;
beforeEach(() => {
  watched = watchConsole();
  showPage('', { lang: 'fr' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an asset [MED-08]', () => {
  test.each([
    [{ guid: 'a', name: 'x.jpg', thumbnail_url: '/t', fileType: 'Image', width: 3, height: '4', size: '5' }],
    [{ AssetId: 'a', Name: 'x.jpg', Uri: '/t', fileType: 'image', width: '3', height: 4, size: 5 }],
    [{ AssetId: 'a', OriginalFileName: 'x.jpg', Uri: '/t', fileType: 'Image', width: 3, height: 4, size: 5 }],
  ])('is the same from either shape: %o', (written) => {
    expect(readAsset(written)).toMatchObject({
      id: 'a',
      name: 'x.jpg',
      thumbnail: '/t',
      size: 5,
      isImage: true,
      width: 3,
      height: 4,
      tmpName: undefined,
      error: undefined,
    });
  });

  test.each([undefined, null, 'a', 7, {}, { name: 'x' }, { guid: ' ' }, [], { guid: {} }])(
    'is none: %o',
    (written) => expect(readAsset(written)).toBeUndefined(),
  );

  test('that is no picture has no thumbnail of its address, and no address that could run', () => {
    expect(readAsset({ AssetId: 7, Uri: '/f.pdf', fileType: 'File' })).toMatchObject({
      id: '7',
      name: '7',
      isImage: false,
      thumbnail: undefined,
      uri: '/f.pdf',
    });
    expect(readAsset({ guid: 'a', thumbnail_url: 'javascript:alert(1)' })?.thumbnail).toBeUndefined();
    expect(watched.warnings().join()).toContain('javascript:alert(1)');
  });

  test('in a list costs no other its place', () => {
    expect(
      readAssets([{ guid: 'a' }, null, { Error: 'Broken' }, {}]).map(({ id, error }) => [id, error]),
    ).toEqual([
      ['a', undefined],
      ['', 'Broken'],
    ]);
    expect(readAssets({ guid: 'a' })).toHaveLength(1);
  });
});

describe('the calls', () => {
  const { signal } = new AbortController();

  test('ask for an asset by its id [MED-01]', async () => {
    const server = stubServer(() => jsonAnswer({ AssetId: 'a/b', Name: 'x' }));
    expect(await fetchAsset('a/b', signal)).toMatchObject({ id: 'a/b', name: 'x' });
    expect(server.requests[0]?.url.pathname).toBe('/api/v1/assetslibrary/assets/a%2Fb');
  });

  test('ask for a crop in the path, and put the answer’s fields in the place of the temporary ones [CRP-02] [CRP-04]', async () => {
    const before = readAsset({
      guid: 'a',
      name: 'x.jpg',
      tmpName: 't/1',
      fileType: 'Image',
      width: 900,
      height: 600,
    })!;
    const order = { x: 1, y: 2, w: 300, h: 200, cropWidth: 150, cropHeight: 100, keepOriginal: true };
    const server = stubServer(() =>
      jsonAnswer({ guid: 'b', tmpName: 't2', width: 150, height: 100, Error: null }),
    );
    expect(await cropImage(before, order, signal)).toMatchObject({
      id: 'b',
      name: 'x.jpg',
      tmpName: 't2',
      width: 150,
      height: 100,
      isImage: true,
      error: undefined,
    });
    await cropImage(before, { ...order, keepOriginal: false }, signal);
    expect(server.requests.map(({ url }) => url.pathname + url.search)).toEqual([
      '/assets/croptempimg/t%2F1/1/2/300/200/150/100?keepOriginal=true',
      '/assets/croptempimg/t%2F1/1/2/300/200/150/100',
    ]);
  });

  const picture = readAsset({ guid: 'a', name: 'x.jpg', tmpName: 't', width: 900, height: 600 })!;
  const cropOrder: CropOrder = { x: 0, y: 0, w: 9, h: 9, cropWidth: 9, cropHeight: 9, keepOriginal: false };

  test.each([
    ['an empty object', {}],
    ['an empty list', []],
    ['a list', [{ guid: 'b', tmpName: 't2' }]],
    ['null', null],
    ['a number', 7],
    ['a text', 'ok'],
    ['an asset without id and temporary name', { name: 'x.jpg', width: 9, height: 9 }],
    ['an asset with an empty id', { guid: ' ', tmpName: '' }],
    ['an error that is none', { Error: false }],
  ])('take %s for a crop that failed [CRP-04]', async (_, answer) => {
    stubServer(() => jsonAnswer(answer));
    await expect(cropImage(picture, cropOrder, signal)).rejects.toMatchObject({ kind: 'type' });
  });

  test.each([
    [{ tmpName: 't2' }, { id: 'a', tmpName: 't2', name: 'x.jpg', width: 9, height: 9 }],
    [
      { AssetId: 'b', Error: '' },
      { id: 'b', tmpName: 't', width: 9, height: 9 },
    ],
  ])('take %o for a crop: its fields replace, the others stay [CRP-04]', async (answer, asset) => {
    stubServer(() => jsonAnswer(answer));
    expect(await cropImage(picture, cropOrder, signal)).toMatchObject(asset);
  });

  test.each([{ Error: 'Gone' }, { guid: 'a', Error: 'Gone' }, [], {}, null, [{ guid: 'a' }]])(
    'take %o for no asset [MED-01]',
    async (answer) => {
      stubServer(() => jsonAnswer(answer));
      await expect(fetchAsset('a', signal)).rejects.toMatchObject({ kind: 'type' });
    },
  );

  test.each([
    ['a page', new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }), 'type'],
    ['404', new Response('', { status: 404 }), 'status'],
    ['no answer', undefined, 'network'],
  ])('take %s for no picture of the library [MED-09]', async (_, answer, kind) => {
    vi.stubGlobal('fetch', () => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('x'))));
    await expect(fetchOriginal('/a.jpg', 'a.jpg', signal)).rejects.toMatchObject({ kind });
  });

  test('make a file of a picture of the library [MED-09]', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('x', { headers: { 'Content-Type': 'image/webp' } })),
    );
    const file = await fetchOriginal('/a.webp', 'été.webp', signal);
    expect([file.name, file.type, file.size]).toEqual(['été.webp', 'image/webp', 1]);
  });

  test('tell the server’s own words of a crop that failed [CRP-04]', async () => {
    stubServer(() => jsonAnswer({ Error: 'Trop petite' }));
    const before: Asset = readAsset({ guid: 'a', tmpName: 't' })!;
    const order: CropOrder = { x: 0, y: 0, w: 1, h: 1, cropWidth: 1, cropHeight: 1, keepOriginal: false };
    expect((await cropImage(before, order, signal)).error).toBe('Trop petite');
  });
});
