import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindCreateMocks } from '../../../tools/mocks/create-mocks.ts';
import { bindHandlers } from '../../../tools/mocks/handlers.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const openapi = await readOpenApi();
const createMocks = bindCreateMocks(openapi);
const handlers = bindHandlers(openapi);

// MSW 3 is made for Node 22, of which it needs this one function here.
Object.assign(Promise, {
  withResolvers: () => {
    const parts: { resolve?: unknown; reject?: unknown } = {};
    const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return { promise, ...parts };
  },
});

interface Handler {
  readonly info: object;
}

type Resolver = (info: { readonly request: Request }) => unknown;

/** The parts of MSW 2 and 3 that the tests use. */
interface Msw {
  readonly http: {
    all(path: string, resolver: Resolver): Handler;
    get(path: string, resolver: Resolver): Handler;
  };
  setupServer(...all: Handler[]): { listen(): void; close(): void };
}

const importMsw = async (name: string) =>
  ({ ...(await import(name)), ...(await import(`${name}/node`)) }) as Msw;

const SHOP = 'https://shop.example/nl';

const setQuantity = (quantity: number) =>
  fetch(`${SHOP}/api/v1/shoppingcarts/shoppingcartitems/812`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Quantity: quantity }),
  });

describe.each([
  ['MSW 2', 'msw2'],
  ['MSW 3', 'msw'],
] as const)('%s', async (_title, name) => {
  const { http, setupServer } = await importMsw(name);
  let server: ReturnType<typeof setupServer>;

  function listen(...all: Handler[]): void {
    server = setupServer(...all);
    server.listen();
  }

  afterEach(() => server.close());

  it('answers calls by their values, functions and examples', async () => {
    listen(
      ...handlers(http, {
        'cart.setQuantity': ({ body, params }) => ({ Message: params.id, Item: { Quantity: body.Quantity } }),
        'news.readDay': '<p>Oui</p>',
        'cart.readSummary': undefined,
      }),
    );
    expect(await (await setQuantity(4)).json()).toEqual({ Message: '812', Item: { Quantity: 4 } });
    const html = await fetch(`${SHOP}/widget/news/newslist/1/true/10/2026-11-27`);
    expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await html.text()).toBe('<p>Oui</p>');
    expect(await (await fetch(`${SHOP}/api/v1/shoppingcarts`)).json()).toHaveProperty('ItemsCount');
  });

  it('goes to its other handlers for anything else', async () => {
    listen(
      ...handlers(http, {}),
      http.get('*/other', () => new Response('other')),
    );
    expect(await (await fetch(`${SHOP}/other`)).text()).toBe('other');
  });

  it('uses mocks, which change and record', async () => {
    const mocks = createMocks();
    listen(...handlers(http, mocks));
    mocks.mock('cart.setQuantity', { Message: 'Non' }, { status: 422, delay: 1, times: 1 });
    const rejected = await setQuantity(5);
    expect([rejected.status, await rejected.json()]).toEqual([422, { Message: 'Non' }]);
    mocks.mock('cart.setQuantity', undefined, { status: 204 });
    expect((await setQuantity(6)).status).toBe(204);
    expect(mocks.requests('cart.setQuantity').map(({ body }) => body.Quantity)).toEqual([5, 6]);
  });

  it('breaks a connection', async () => {
    const mocks = createMocks();
    listen(...handlers(http, mocks));
    mocks.mock('cart.setQuantity', undefined, { drop: true });
    await expect(setQuantity(5)).rejects.toThrow(TypeError);
  });

  it('reads the file of a form', async () => {
    const mocks = createMocks({ 'assets.upload': undefined });
    listen(...handlers(http, mocks));
    const body = new FormData();
    body.append('uploadId', '7');
    body.append('file', new File(['ÿ12'], 'a.png', { type: 'image/png' }));
    await fetch(`${SHOP}/fr/assetslibrary/upload`, { method: 'POST', body });
    const file = { name: 'a.png', type: 'image/png', size: 4 };
    expect(mocks.requests('assets.upload').map((sent) => sent.body)).toEqual([{ uploadId: '7', file }]);
  });

  it('shows a wrong answer of a function as an error of the server', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    listen(...handlers(http, { 'cart.setQuantity': (() => ({ Item: 4 })) as never }));
    expect((await setQuantity(5)).status).toBe(500);
    expect(String(printed.mock.calls.flat().join())).toContain(
      'The mock of cart.setQuantity answers Item with 4',
    );
    printed.mockRestore();
  });
});

describe('handlers', () => {
  it.each([[undefined], [null], [{ 'cart.add': undefined }], ['http']])('need http: %j', (http) => {
    expect(() => handlers(http as never, {})).toThrow(
      "handlers() needs the http of your MSW first. Write: import { http } from 'msw'; handlers(http, { 'cart.add': undefined }).",
    );
  });

  it('of an unknown call, or a wrong one, are refused at once', () => {
    const http = { all: () => 'handler' };
    expect(() => handlers(http, { 'cart.ad': undefined } as never)).toThrow('perhaps you mean "cart.add"');
    expect(() => handlers(http, { 'news.readDay': 4 as never })).toThrow('expected a text');
    expect(handlers(http)).toEqual(['handler']);
  });
});
