// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindCreateMocks, type Mocks } from '../../../tools/mocks/create-mocks.ts';
import type { MockOptions } from '../../../tools/mocks/exchange-types.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const createMocks = bindCreateMocks(await readOpenApi());
const realRequest = globalThis.XMLHttpRequest;

let mocks: Mocks;

beforeEach(() => {
  mocks = createMocks();
  mocks.install();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  mocks.uninstall();
  vi.restoreAllMocks();
});

function createForm(): FormData {
  const body = new FormData();
  body.append('uploadId', '7');
  body.append('file', new File(['ÿ12'], 'a.png', { type: 'image/png' }));
  return body;
}

/** Sends an upload; returns it with the names of its events. */
async function upload(act: (request: XMLHttpRequest) => void = () => {}) {
  const request = new XMLHttpRequest();
  const events: string[] = [];
  request.upload.onprogress = ({ loaded, total }) => events.push(`${loaded}/${total}`);
  for (const type of ['load', 'error', 'abort'] as const) {
    request.addEventListener(type, ({ target }) => events.push(target === request ? type : 'another target'));
  }
  const ended = new Promise((resolve) => request.addEventListener('loadend', resolve));
  const removed = () => events.push('removed');
  request.addEventListener('load', removed);
  request.removeEventListener('load', removed);
  request.open('POST', '/fr/assetslibrary/upload');
  request.setRequestHeader('Accept', 'application/json');
  request.send(createForm());
  act(request);
  await ended;
  return { request, events };
}

describe('XMLHttpRequest', () => {
  it('is answered', async () => {
    mocks.mock('assets.upload', ({ body }) => [{ guid: body.uploadId, name: body.file.name }]);
    const { request, events } = await upload();
    expect(events).toEqual(['1/1', 'load']);
    expect(request).toMatchObject({
      status: 200,
      readyState: 4,
      responseText: '[{"guid":"7","name":"a.png"}]',
    });
    expect(request.responseURL).toBe(new URL('/fr/assetslibrary/upload', document.baseURI).href);
    expect(request.getResponseHeader('Content-Type')).toBe('application/json; charset=utf-8');
    expect(request.getAllResponseHeaders()).toBe('content-type: application/json; charset=utf-8\r\n');
    expect(mocks.requests('assets.upload')).toMatchObject([
      {
        body: { uploadId: '7', file: { name: 'a.png', type: 'image/png', size: 4 } },
        params: { culture: 'fr' },
      },
    ]);
  });

  it.each<[string, MockOptions, ((request: XMLHttpRequest) => void) | undefined]>([
    ['error', { drop: true }, undefined],
    ['abort', { delay: 1e6 }, (request) => request.abort()],
  ])('ends with %s', async (type, options, act) => {
    mocks.mock('assets.upload', undefined, options as { drop: boolean });
    expect((await upload(act)).events.at(-1)).toBe(type);
  });

  it('fails without a mock', async () => {
    expect((await upload()).events.at(-1)).toBe('error');
    expect(mocks.unanswered).toMatchObject([{ call: 'assets.upload' }]);
  });

  it('is as it was after the tests', () => {
    mocks.uninstall();
    expect(globalThis.XMLHttpRequest).toBe(realRequest);
  });
});

describe('fetch of a document', () => {
  it.each<[string, () => BodyInit]>([
    ['a form', createForm],
    ['fields', () => new URLSearchParams({ uploadId: '7' })],
    ['a Blob', () => new Blob(['{"uploadId":"7"}'], { type: 'application/json' })],
  ])('sends %s', async (_what, createBody) => {
    mocks.mock('cart.add', { Message: 'Oui' });
    const response = await fetch('/api/v1/catalog/products/addtocart', {
      method: 'POST',
      body: createBody(),
    });
    expect(await response.json()).toEqual({ Message: 'Oui' });
    expect(mocks.requests()).toMatchObject([{ body: { uploadId: '7' } }]);
  });

  it('starts from the address of the page', async () => {
    const base = document.createElement('base');
    base.href = 'https://shop.example/fr/';
    document.head.append(base);
    mocks.fragment('/fr/part', '<p>');
    expect((await fetch('part')).url).toBe('https://shop.example/fr/part');
    base.remove();
  });
});
