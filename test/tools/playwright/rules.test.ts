import { expect, test } from 'vitest';
import { expandGlobs } from '../../../tools/playwright/globs.ts';
import { containsParts } from '../../../tools/playwright/matchers/contains.ts';
import { answerLogin, LOGIN_PATH } from '../../../tools/playwright/sign-in.ts';

const calls = ['cart.add', 'wishlists.add', 'wishlists.count'];

test.each([
  ['cart.add', ['cart.add']],
  ['wishlists.*', ['wishlists.add', 'wishlists.count']],
  ['*', [...calls, /./]],
  ['/fr/*', ['/fr/*']],
  ['birthlists.*', ['birthlists.*']],
  [/widget/, [/widget/]],
])('allow(%s) stands for its calls', (target, expected) => {
  expect(expandGlobs(target, calls)).toEqual(expected);
});

test.each([
  [{ Quantity: 3, Id: 1 }, { Quantity: 3 }, true],
  [{ Quantity: '3' }, { Quantity: 3 }, false],
  [{ Item: { Quantity: 3, Id: 1 } }, { Item: { Quantity: 3 } }, true],
  [[{ Id: 1 }, { Id: 2 }], [{ Id: 1 }], false],
  ['text', 'text', true],
  [undefined, { Quantity: 3 }, false],
  [undefined, undefined, true],
  [{ Id: 7 }, { Id: expect.any(Number) }, true],
])('%j contains %j: %s', (value, parts, expected) => {
  expect(containsParts(value, parts)).toBe(expected);
});

const request = (method: string, url: string) => ({
  method,
  url,
  headers: {},
  body: {},
  params: {},
  query: {},
});

test('the login is in the page’s language, and its form leads back', () => {
  expect(LOGIN_PATH.test('/shop/nl/security/login?returnUrl=%2F')).toBe(true);
  expect(LOGIN_PATH.test('/fr/security/login-help')).toBe(false);
  const page = answerLogin(request('GET', '/nl/security/login?returnUrl=%2Fnl%2F%22cart'));
  expect(page).toContain('<html lang="nl">');
  expect(page).toContain('action="/nl/security/login?returnUrl=%2Fnl%2F%22cart"');
  expect(answerLogin(request('POST', '/fr/security/login?returnUrl=%2Ffr%2Fcart'))).toMatchObject({
    options: { status: 303, headers: { location: '/fr/cart' } },
  });
});
