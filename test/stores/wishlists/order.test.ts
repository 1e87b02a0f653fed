import { expect, test } from 'vitest';
import { findLeftBehind } from '#stores/wishlists/order.ts';

const requested = [
  { variantId: 1, qty: 5 },
  { variantId: 'b', qty: 1 },
];

test('what the answer does not name, or has less of, stayed behind [WSH-05]', () => {
  const answer = { Items: [{ variantId: '1', qty: 2, Message: 'Only two.' }] };
  expect(findLeftBehind(requested, answer)).toEqual([
    { variantId: 1, qty: 5, added: 2, message: 'Only two.' },
    { variantId: 'b', qty: 1, added: 0, message: undefined },
  ]);
});

test('an answer without items has taken all; more than was asked for, and less than none, are no reports [WSH-05]', () => {
  expect(findLeftBehind(requested, {})).toEqual([]);
  expect(findLeftBehind(requested, { Items: null })).toEqual([]);
  const odd = [
    { variantId: 1, qty: 9 },
    { variantId: 'b', qty: -4 },
  ];
  expect(findLeftBehind(requested, { Items: odd })).toEqual([
    { variantId: 'b', qty: 1, added: 0, message: undefined },
  ]);
});
