import { beforeEach, describe, expect, it } from 'vitest';
import { createExchange } from '../../../tools/mocks/exchange.ts';
import type { Exchange, MockOptions } from '../../../tools/mocks/exchange-types.ts';
import { reply } from '../../../tools/mocks/reply.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const openapi = await readOpenApi();
const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));

let exchange: Exchange;

beforeEach(() => {
  exchange = createExchange(openapi);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  exchange.answer({ method: 'GET', url, headers });

const setQuantity = (quantity: number, id = '812') =>
  exchange.answer({
    method: 'PUT',
    url: `/shop/api/v1/shoppingcarts/shoppingcartitems/${id}?again=1`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Quantity: quantity }),
  });

/** Returns method and address of a call, with each variable replaced. */
function requestOf(call: string): [string, string] {
  const [path, methods] = Object.entries(openapi.paths).find(([, one]) =>
    Object.values(one).some(({ operationId }) => operationId === call),
  )!;
  return [Object.keys(methods)[0]!, path.replace(/\{\w+\}/g, '1')];
}

const bodyOf = async (sent: ReturnType<Exchange['answer']>): Promise<unknown> =>
  JSON.parse((await sent)?.body ?? 'null');

describe('a mock of a call', () => {
  it.each(operations.map(({ operationId }) => operationId))('%s answers with its example', (id) => {
    expect(() => exchange.mock(id)).not.toThrow();
  });

  it('answers with its value as JSON', async () => {
    exchange.mock('cart.setQuantity', { Message: 'Oui' });
    expect(await setQuantity(2)).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: '{"Message":"Oui"}',
      delay: 0,
      drop: false,
    });
  });

  it('has a status, headers, a delay and a broken connection', async () => {
    const options = { status: 409, delay: 50, headers: { 'Retry-After': '1' } };
    exchange.mock('cart.setQuantity', { Message: 'Non' }, options);
    expect(await setQuantity(2)).toMatchObject({
      status: 409,
      delay: 50,
      headers: { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' },
    });
    exchange.mock('cart.setQuantity', undefined, { drop: true });
    expect(await setQuantity(2)).toMatchObject({ drop: true, body: '' });
    expect(exchange.requests.map(({ status }) => status)).toEqual([409, undefined]);
  });

  it('answers by a function, which receives the request', async () => {
    exchange.mock('cart.setQuantity', ({ params, body, query, method }: never) => ({
      Message: JSON.stringify({ params, body, query, method }),
    }));
    const { Message } = (await bodyOf(setQuantity(7, '8%2F2'))) as { Message: string };
    expect(JSON.parse(Message)).toEqual({
      params: { id: '8/2' },
      body: { Quantity: 7 },
      query: { again: '1' },
      method: 'PUT',
    });
  });

  it('may reply with a status of its own', async () => {
    exchange.mock('cart.setQuantity', async () => reply({ Message: 'Non' }, { status: 422 }), { delay: 20 });
    expect(await setQuantity(2)).toMatchObject({ status: 422, delay: 20, body: '{"Message":"Non"}' });
  });

  it('comes before an older one, which answers again after `times` answers', async () => {
    exchange.mock('cart.setQuantity', { Message: 'first' });
    exchange.mock('cart.setQuantity', { Message: 'second' }, { times: 2 });
    const messages = [];
    for (const quantity of [1, 2, 3]) messages.push(await bodyOf(setQuantity(quantity)));
    expect(messages).toEqual([{ Message: 'second' }, { Message: 'second' }, { Message: 'first' }]);
  });

  it.each<[string, unknown, MockOptions, string]>([
    ['news.readDay', '<p>Oui</p>', {}, 'text/html: <p>Oui</p>'],
    ['validation.checkValue', 'Non', {}, 'application/json: "Non"'],
    ['cart.add', 'Non', { status: 500 }, 'text/plain: Non'],
    ['cart.add', '<h1>Non', { status: 502 }, 'text/html: <h1>Non'],
  ])('%s writes %j, with %j', async (call, answer, options, expected) => {
    const [method, url] = requestOf(call);
    exchange.mock(call, answer, options);
    const { headers, body } = (await exchange.answer({ method, url, headers: {} }))!;
    expect(`${headers['content-type']?.replace('; charset=utf-8', '')}: ${body}`).toBe(expected);
  });

  it.each([204, 401, 500])('has no body with %s', async (status) => {
    exchange.mock('cart.setQuantity', undefined, { status });
    expect(await setQuantity(1)).toMatchObject({ status, body: '', headers: {} });
  });
});

describe('fragments', () => {
  it.each<[string | RegExp, string, boolean]>([
    ['/widget/cart', '/widget/cart', true],
    ['/widget/cart', '/shop/widget/cart?a=1', true],
    ['/widget/cart', '/widget/cart/2', false],
    ['/widget/{id}', '/widget/4', true],
    ['/widget?page=2', '/widget?page=2&sort=x', true],
    ['/widget?page=2', '/widget?page=3', false],
    ['https://shop.example/widget', '/widget', true],
    ['/', '/', true],
    ['/', '/fr/', false],
    [/^\/widget\/\d+\?page=2$/g, '/widget/4?page=2', true],
    [/^\/widget\/\d+$/, '/widget/x', false],
  ])('%s answers %s: %s', async (path, url, isAnswered) => {
    exchange.fragment(path, '<p>');
    const answers = [await get(url), await get(url)];
    expect(answers.map((answer) => answer?.body)).toEqual(Array(2).fill(isAnswered ? '<p>' : undefined));
  });

  it('are written by a function, too', async () => {
    exchange.fragment('/widget/{id}', ({ params }) => `<p>${params['id']}</p>`);
    expect((await get('/widget/4'))?.body).toBe('<p>4</p>');
  });
});

describe('a call whose address the page writes', () => {
  it('is found by its usual path', async () => {
    exchange.mock('payments.openSession');
    const answered = await exchange.answer({
      method: 'POST',
      url: '/api/v1/payments/7/session',
      headers: {},
    });
    expect(answered?.status).toBe(200);
  });

  it('is found by the address of the mock', async () => {
    exchange.mock('validation.checkValue', true, { url: '/check/{field}' });
    const answered = await exchange.answer({ method: 'POST', url: '/fr/check/name', headers: {} });
    expect(answered?.body).toBe('true');
    expect(exchange.requests[0]).toMatchObject({ call: 'validation.checkValue', params: { field: 'name' } });
  });
});

describe('an address narrows the mock of another call', () => {
  it.each([
    ['PUT', '/api/v1/shoppingcarts/shoppingcartitems/812', true],
    ['PUT', '/api/v1/shoppingcarts/shoppingcartitems/813', false],
    ['DELETE', '/api/v1/shoppingcarts/shoppingcartitems/812', false],
  ])('%s %s: %s', async (method, url, isAnswered) => {
    exchange.mock('cart.setQuantity', undefined, { url: /812$/ });
    expect(Boolean(await exchange.answer({ method, url, headers: {} }))).toBe(isAnswered);
  });
});

describe('requests without a mock', () => {
  const scripted = { Accept: 'text/html', 'X-Requested-With': 'XMLHttpRequest' };

  it('are recorded; calls and HTML requested by script are unanswered', async () => {
    expect(await setQuantity(1)).toBeUndefined();
    await get('/fr/products', scripted);
    await get('/fr/products', { accept: 'text/html', 'sec-fetch-dest': 'empty' });
    await get('/fr/products', { accept: 'text/html' });
    await get('/photo.webp');
    expect(exchange.requests).toHaveLength(5);
    expect(exchange.unanswered.map(({ call, url }) => call ?? url)).toEqual([
      'cart.setQuantity',
      '/fr/products',
      '/fr/products',
    ]);
  });

  it('may be allowed by call, path or pattern', async () => {
    exchange.allow('cart.setQuantity');
    exchange.allow('/fr/products');
    exchange.allow(/^\/nl\//);
    await setQuantity(1);
    await get('/fr/products', scripted);
    await get('/nl/products', scripted);
    expect(exchange.unanswered).toEqual([]);
  });

  it('come after a mock that has answered all its times', async () => {
    exchange.mock('cart.setQuantity', undefined, { times: 1 });
    await setQuantity(1);
    await setQuantity(2);
    expect(exchange.unanswered).toMatchObject([{ call: 'cart.setQuantity', body: { Quantity: 2 } }]);
  });
});
