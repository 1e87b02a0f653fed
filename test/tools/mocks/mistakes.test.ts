import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createExchange } from '../../../tools/mocks/exchange.ts';
import type { Exchange, MockOptions } from '../../../tools/mocks/exchange-types.ts';
import { reply } from '../../../tools/mocks/reply.ts';
import { readOpenApi } from '../../support/catalogue.ts';

const openapi = await readOpenApi();

let exchange: Exchange;

beforeEach(() => {
  exchange = createExchange(openapi);
});

const setQuantity = () =>
  exchange.answer({ method: 'PUT', url: '/api/v1/shoppingcarts/shoppingcartitems/1', headers: {} });

describe('a mistake in a mock is a sentence:', () => {
  it.each<[string, unknown, MockOptions, string]>([
    [
      'cart.setQuantity',
      { Item: { Quantity: '3' } },
      {},
      'answers Item.Quantity with "3"; expected a number. (status 200, openapi.json)',
    ],
    [
      'cart.setQuantity',
      { Message: 4 },
      { status: 422 },
      'answers Message with 4; expected a text. (status 422, openapi.json)',
    ],
    [
      'cart.setQuantity',
      { Message: 4 },
      { status: 418 },
      'answers Message with 4; expected a text. (status 418, openapi.json)',
    ],
    [
      'cart.readSummary',
      { ItemsCount: 1, AmountTaxInclHtml: '' },
      {},
      'is wrong: AmountTaxExclHtml is missing. (status 200, openapi.json)',
    ],
    [
      'folders.read',
      [{ FolderId: 1, Children: [{ FolderId: true }] }],
      {},
      'answers [0].Children[0].FolderId with true; expected a text or a number.',
    ],
    ['news.readDay', { a: 1 }, {}, 'answers with {"a":1}; expected a text.'],
    ['cart.setQuantity', {}, { status: 204 }, "has a body, which status 204 can't have."],
    [
      'cart.setQuantity',
      {},
      { status: 201 },
      'has no status 201. Those of openapi.json are 200, 204, 401, 404, 409, 422, 4XX, 5XX.',
    ],
    [
      'cart.setQuantity',
      {},
      { stauts: 422 } as MockOptions,
      'has the option "stauts", which is unknown; perhaps you mean "status".',
    ],
    ['cart.setQuantity', {}, { delay: '5' as never }, 'has delay: "5"; expected a number of milliseconds.'],
    ['cart.setQuantity', {}, { times: 0 }, 'has times: 0; expected a whole number from 1.'],
  ])('%s %j %j', (call, answer, options, sentence) => {
    expect(() => exchange.mock(call, answer, options)).toThrow(sentence);
    expect(() => exchange.mock(call, answer, options)).toThrow(call);
  });

  it.each([
    [
      'cart.setQuantiti',
      'There is no call "cart.setQuantiti"; perhaps you mean "cart.setQuantity". All calls are in docs/calls.md.',
    ],
    ['basket.setQuantity', 'perhaps you mean "cart.setQuantity"'],
    ['zzz', 'calls look like "cart.readSummary"'],
  ])('a call that does not exist: %s', (call, sentence) => {
    expect(() => exchange.mock(call)).toThrow(sentence);
    expect(() => exchange.allow(call)).toThrow(sentence);
  });

  it.each([
    [
      'widget/cart',
      '',
      {},
      'fragment() needs a path that begins with "/", or a regular expression, and got "widget/cart".',
    ],
    ['/widget/cart', 5, {}, 'fragment(/widget/cart) answers with 5; expected HTML as a text.'],
    ['/widget/cart', '', { url: '/a' }, 'fragment(/widget/cart) has its address already'],
  ])('a fragment of %s with %j %j', (path, html, options, sentence) => {
    expect(() => exchange.fragment(path, html as string, options)).toThrow(sentence);
  });

  it('a value that JSON can’t write', () => {
    expect(() => exchange.mock('cart.setQuantity', { Message: 1n })).toThrow(
      "The mock of cart.setQuantity answers with a value that JSON can't write.",
    );
  });

  it('a function’s answer is checked when it answers', async () => {
    exchange.mock('cart.setQuantity', () => ({ Item: { Quantity: '3' } }));
    await expect(setQuantity()).rejects.toThrow(
      'The mock of cart.setQuantity answers Item.Quantity with "3"',
    );
    exchange.mock('cart.setQuantity', () => undefined);
    await expect(setQuantity()).rejects.toThrow('cart.setQuantity returned nothing; a function must return');
    exchange.mock('cart.setQuantity', () => reply({}, { status: 301 }));
    await expect(setQuantity()).rejects.toThrow('has no status 301');
  });

  it('is found where a policy forbids eval, too', () => {
    vi.stubGlobal('Function', function blocked() {
      throw new EvalError('blocked by the policy');
    });
    const other = createExchange(structuredClone(openapi));
    expect(() => other.mock('news.readDay', 4)).toThrow('The mock of news.readDay answers with 4');
    vi.unstubAllGlobals();
  });
});
