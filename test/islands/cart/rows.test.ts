import { describe, expect, test } from 'vitest';
import { startRemoval } from '#stores/cart/removals.ts';
import { emptyCart, failPending, startSending, setPendingQuantity } from '#stores/cart/state.ts';
import type { CartState } from '#stores/cart/state.ts';
import { isSameRow, toRows } from '../../../islands/cart/rows.ts';

const lines = [
  { Id: 1, Quantity: 2, ItemName: 'Bol', ItemOriginAndKey: 'Catalog-7', ProductVariantId: 7 },
  { Id: 'b', Quantity: 5, ItemName: 'Mug' },
];
const cart: CartState = { ...emptyCart, lines };
const rows = (state: CartState) => toRows(lines, state);

test('without wishes the rows are the server’s [CRT-01] [CRT-08]', () => {
  const plain = { isRemoved: false, canReturn: false, isBusy: false, isAmountOld: false, message: undefined };
  expect(rows(cart)).toEqual([
    { key: 'Catalog-7', id: '1', line: lines[0], quantity: 2, ...plain },
    { key: 'b', id: 'b', line: lines[1], quantity: 5, ...plain },
  ]);
});

test('a wished quantity shows at once; the amount says that it is older', () => {
  expect(rows(setPendingQuantity(cart, '1', 3))[0]).toMatchObject({
    quantity: 3,
    isBusy: true,
    isAmountOld: true,
  });
});

test('amounts are old until the lines are read again', () => {
  expect(rows({ ...cart, isStale: true }).map(({ isAmountOld }) => isAmountOld)).toEqual([true, true]);
});

describe('a removed line', () => {
  const removed = startRemoval(cart, '1');
  const sent = startSending(removed, '1');

  test('keeps its place and can be brought back, also when the server has deleted it', () => {
    const row = { key: 'Catalog-7', id: '1', isRemoved: true, canReturn: true, isBusy: false };
    expect(rows(removed)[0]).toMatchObject(row);
    expect(rows(sent)[0]).toMatchObject(row);
    expect(toRows([lines[1]!], { ...removed, pending: {}, lines: [lines[1]!] })[0]).toMatchObject(row);
  });

  test('that does not say what would be added again can’t be brought back', () => {
    expect(rows(startRemoval(cart, 'b'))[1]).toMatchObject({ isRemoved: true, canReturn: false });
  });

  test('of which no page keeps the place is gone', () => {
    expect(rows({ ...removed, removals: {} }).map(({ id }) => id)).toEqual(['b']);
  });

  test('is back, with a note, when the removal failed', () => {
    const failed = failPending(sent, '1', null, 'unsaved');
    expect(rows(failed)[0]).toMatchObject({
      id: '1',
      quantity: 2,
      isRemoved: false,
      message: { kind: 'unsaved' },
    });
  });
});

test('a line that is read again looks the same until a field of it changes', () => {
  const [row] = rows(cart);
  const [again] = toRows(structuredClone(lines), cart);
  expect(isSameRow(row!, again!)).toBe(true);
  expect(isSameRow(row!, { ...again!, isBusy: true })).toBe(false);
  expect(isSameRow(row!, { ...again!, line: { ...again!.line, AmountHtml: '3,00' } })).toBe(false);
});

/** Counts how often the ids of lines are read for the rows. */
function countReads(count: number): number {
  let reads = 0;
  const many = Array.from({ length: count }, (_, at) => ({
    Quantity: 1,
    ItemName: 'Mug',
    get Id() {
      reads += 1;
      return at;
    },
  }));
  toRows(many, cart);
  return reads;
}

test('ten times as many lines are ten times as much work', () => {
  expect(countReads(200) / countReads(20)).toBeLessThan(11);
});
