import { describe, expect, test } from 'vitest';
import { emptyCart, fail, makeDue, startSending, wishQuantity, wishRemoval } from '#stores/cart/state.ts';
import type { CartState } from '#stores/cart/state.ts';
import { toRows } from '../../../islands/cart/rows.ts';

const lines = [
  { Id: 1, Quantity: 2, ItemName: 'Bol' },
  { Id: 'b', Quantity: 5, ItemName: 'Mug' },
];
const cart: CartState = { ...emptyCart, lines };
const rows = (state: CartState) => toRows(lines, state);

test('without wishes the rows are the server’s [CRT-01] [CRT-08]', () => {
  const plain = { isRemoved: false, isBusy: false, isAmountOld: false, note: undefined };
  expect(rows(cart)).toEqual([
    { id: '1', line: lines[0], quantity: 2, ...plain },
    { id: 'b', line: lines[1], quantity: 5, ...plain },
  ]);
});

test('a wished quantity shows at once; the amount says that it is older', () => {
  expect(rows(wishQuantity(cart, '1', 3))[0]).toMatchObject({ quantity: 3, isBusy: true, isAmountOld: true });
});

test('amounts are old until the lines are read again', () => {
  expect(rows({ ...cart, isStale: true }).map(({ isAmountOld }) => isAmountOld)).toEqual([true, true]);
});

describe('a removed line', () => {
  const removed = wishRemoval(cart, '1');
  const sent = startSending(makeDue(removed, '1'), '1');

  test('keeps its place as long as that can be undone', () => {
    expect(rows(removed)[0]).toMatchObject({ id: '1', isRemoved: true, isBusy: false });
  });

  test('is gone as soon as the removal is due', () => {
    expect(rows(makeDue(removed, '1')).map(({ id }) => id)).toEqual(['b']);
    expect(rows(sent).map(({ id }) => id)).toEqual(['b']);
  });

  test('is back, with a note, when the removal failed', () => {
    const failed = fail(sent, '1', null, 'unsaved');
    expect(rows(failed)[0]).toMatchObject({
      id: '1',
      quantity: 2,
      isRemoved: false,
      note: { kind: 'unsaved' },
    });
  });
});
