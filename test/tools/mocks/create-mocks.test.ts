import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindCreateMocks, type Mocks } from '../../../tools/mocks/create-mocks.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const createMocks = bindCreateMocks(await readOpenApi());
const realFetch = globalThis.fetch;
const ITEM = '/api/v1/shoppingcarts/shoppingcartitems/812';

let mocks: Mocks;
let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)));
  mocks = createMocks({ 'cart.setQuantity': ({ body }) => ({ Item: { Quantity: body.Quantity } }) });
  mocks.install();
});

afterEach(() => {
  mocks.uninstall();
  vi.restoreAllMocks();
});

const put = (init: RequestInit = {}) =>
  fetch(ITEM, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: '{"Quantity":3}',
    ...init,
  });

describe('fetch', () => {
  it('is answered, at an address without a host, too', async () => {
    const response = await put();
    expect(response).toMatchObject({ status: 200, ok: true, url: `http://localhost${ITEM}` });
    expect(response.headers.get('Content-Type')).toMatch('application/json');
    expect(await response.json()).toEqual({ Item: { Quantity: 3 } });
    expect(mocks.requests('cart.setQuantity')).toMatchObject([
      { body: { Quantity: 3 }, params: { id: '812' } },
    ]);
    expect(mocks.requests('cart.add')).toEqual([]);
    expect(mocks.requests()).toHaveLength(1);
  });

  it.each<[string, () => BodyInit]>([
    [
      'a form',
      () =>
        form([
          ['a', '1'],
          ['a', 'é'],
          ['file', new File(['ÿ12'], 'a.txt', { type: 'text/x' })],
        ]),
    ],
    [
      'the fields of an address',
      () =>
        new URLSearchParams([
          ['a', '1'],
          ['a', 'é'],
        ]),
    ],
    ['a Blob', () => new Blob(['{"a":["1","é"]}'], { type: 'application/json' })],
    ['a byte array', () => new TextEncoder().encode('{"a":["1","é"]}')],
    ['a buffer', () => new TextEncoder().encode('{"a":["1","é"]}').buffer],
  ])('sends %s', async (what, createBody) => {
    mocks.mock('cart.add');
    const headers: HeadersInit = what.startsWith('a b') ? { 'Content-Type': 'application/json' } : {};
    await fetch('/api/v1/catalog/products/addtocart', { method: 'POST', body: createBody(), headers });
    const file = { name: 'a.txt', type: 'text/x', size: 4 };
    const body = what === 'a form' ? { a: ['1', 'é'], file } : { a: ['1', 'é'] };
    expect(mocks.requests()).toMatchObject([{ call: 'cart.add', body }]);
  });

  it('takes a Request, whose form is read', async () => {
    mocks.mock('cart.add');
    const file = new File(['ÿ12\r\n'], 'a "b".txt', { type: 'text/x' });
    const body = form([
      ['name', 'é'],
      ['file', file],
    ]);
    const request = new Request('http://localhost/api/v1/catalog/products/addtocart', {
      method: 'POST',
      body,
    });
    await fetch(request);
    expect(mocks.requests()[0]?.body).toEqual({
      name: 'é',
      file: { name: 'a "b".txt', type: 'text/x', size: 6 },
    });
  });

  it('may break', async () => {
    mocks.mock('cart.setQuantity', undefined, { drop: true });
    await expect(put()).rejects.toThrow(TypeError);
    expect(printed).toEqual([]);
  });

  it('waits for the delay, and ends with the signal', async () => {
    vi.useFakeTimers();
    mocks.mock('cart.setQuantity', {}, { delay: 5000 });
    const controller = new AbortController();
    const outcomes = Promise.allSettled([put(), put({ signal: controller.signal })]);
    await vi.advanceTimersByTimeAsync(4999);
    controller.abort();
    await vi.advanceTimersByTimeAsync(1);
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('sends nothing once its signal has ended', async () => {
    await expect(put({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
    expect(mocks.requests()).toEqual([]);
  });

  it.each([204, 401])('has no body with %s', async (status) => {
    mocks.mock('cart.setQuantity', undefined, { status });
    const response = await put();
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});

describe('a request without a mock', () => {
  it('of a call is rejected, and printed', async () => {
    const sentence =
      "cart.readSummary (GET /api/v1/shoppingcarts) is not mocked. Write mocks.mock('cart.readSummary'), or mocks.allow('cart.readSummary').";
    await expect(fetch('/api/v1/shoppingcarts')).rejects.toThrow(sentence);
    expect(printed).toEqual([sentence]);
    expect(mocks.unanswered).toMatchObject([{ call: 'cart.readSummary' }]);
  });

  it('for HTML by script is rejected, and printed', async () => {
    const headers = { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' };
    await expect(fetch('/fr/page?a=1', { headers })).rejects.toThrow(
      "GET /fr/page is not mocked. Write mocks.fragment('/fr/page', '<p>…</p>'), or mocks.allow('/fr/page').",
    );
    mocks.fragment('/fr/page', '<p>Oui</p>');
    expect(await (await fetch('/fr/page', { headers })).text()).toBe('<p>Oui</p>');
  });

  it('goes to the real fetch if it is allowed, or no call', async () => {
    mocks.uninstall();
    const urls: string[] = [];
    globalThis.fetch = async (input) => {
      urls.push(input as string);
      return new Response('real');
    };
    mocks.install();
    mocks.allow('cart.readSummary');
    await fetch('/api/v1/shoppingcarts');
    await fetch('data.json');
    mocks.uninstall();
    globalThis.fetch = realFetch;
    expect(urls).toEqual(['http://localhost/api/v1/shoppingcarts', 'http://localhost/data.json']);
    expect(mocks.unanswered).toEqual([]);
  });

  it('and a wrong answer of a function are printed alike', async () => {
    mocks.mock('cart.setQuantity', (() => ({ Item: 3 })) as never);
    await expect(put()).rejects.toThrow('The mock of cart.setQuantity answers Item with 3');
    expect(printed).toEqual([expect.stringContaining('expected an object or null')]);
  });
});

describe('mocks', () => {
  it('forget what a test has added', async () => {
    mocks.mock('cart.setQuantity', { Message: 'Autre' });
    await put();
    mocks.reset();
    expect(mocks.requests()).toEqual([]);
    expect(await (await put()).json()).toEqual({ Item: { Quantity: 3 } });
  });

  it('leave fetch as it was', () => {
    expect(globalThis.fetch).not.toBe(realFetch);
    const uninstall = mocks.install();
    uninstall();
    uninstall();
    expect(globalThis.fetch).toBe(realFetch);
    expect(globalThis).not.toHaveProperty('XMLHttpRequest');
  });

  it('of unknown calls, and wrong ones, are refused at once', () => {
    expect(() => createMocks({ 'cart.ad': undefined } as never)).toThrow('perhaps you mean "cart.add"');
    expect(() => createMocks({ 'news.readDay': 4 as never })).toThrow('answers with 4; expected a text.');
  });

  it('may belong to another openapi.json', async () => {
    const schema = { type: 'object', properties: { Count: { type: 'number' } } };
    const content = { 'application/json': { schema, example: { Count: 1 } } };
    const operation = { operationId: 'site.count', responses: { 200: { content } } };
    const openapi = { paths: { '/api/count': { get: operation } }, components: { schemas: {} } };
    const own = createMocks({ 'site.count': undefined } as never, { openapi });
    expect(await own.answer({ method: 'GET', url: '/api/count', headers: {} })).toMatchObject({
      body: '{"Count":1}',
    });
  });
});

function form(fields: [string, string | Blob][]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value);
  }
  return body;
}
