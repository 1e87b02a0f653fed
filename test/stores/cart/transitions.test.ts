import { describe, expect, test } from 'vitest';
import {
  canReturn,
  endReturn,
  listEntries,
  rejectReturn,
  startRemoval,
  startReturn,
} from '../../../stores/cart/removals.ts';
import {
  cartLineKey,
  confirmPending,
  emptyCart,
  failPending,
  losePending,
  makeDue,
  rejectPending,
  setPendingQuantity,
  startSending,
  type CartState,
  type PendingQuantity,
  type Removal,
} from '../../../stores/cart/state.ts';
import type { CartLine } from '../../../stores/cart/schema.ts';

const LINE: CartLine = { Id: 1, Quantity: 2, ItemName: 'Bol', ProductVariantId: 7 };
const OTHER: CartLine = { Id: 2, Quantity: 5, ItemName: 'Mug', ItemOriginAndKey: 'Catalog-2' };
const pending = (
  quantity: number | null,
  phase: PendingQuantity['phase'],
  isUnsure = false,
): PendingQuantity => ({ quantity, phase, isUnsure });
const cartWith = (more: Partial<CartState> = {}): CartState => ({
  ...emptyCart,
  lines: [LINE, OTHER],
  ...more,
});
const withPending = (one: PendingQuantity, more: Partial<CartState> = {}) =>
  cartWith({ pending: { '1': one }, ...more });

test('an empty cart has nothing', () => {
  expect(emptyCart).toEqual({
    summary: null,
    lines: [],
    pending: {},
    messages: {},
    expected: {},
    removals: {},
    isStale: false,
    version: 0,
  });
});

test('a line is known by its origin, or else by its id [CRT-08]', () => {
  expect([cartLineKey(OTHER), cartLineKey(LINE), cartLineKey({ ...OTHER, ItemOriginAndKey: '' })]).toEqual([
    'Catalog-2',
    '1',
    '2',
  ]);
});

describe('a quantity', () => {
  test('of a line that is not shown is pending', () => {
    expect(setPendingQuantity(emptyCart, '9', 3).pending).toEqual({ '9': pending(3, 'waiting') });
  });

  test('that is not pending is neither due nor sent nor failed', () => {
    const state = cartWith();
    expect(makeDue(state, '1')).toBe(state);
    expect(startSending(state, '1')).toBe(state);
    expect(failPending(state, '1', 3, 'unsaved')).toBe(state);
  });

  test('that is due again has no message, and preserves what is unsure', () => {
    const state = withPending(pending(3, 'failed', true), { messages: { '1': { kind: 'unsaved' } } });
    expect(makeDue(state, '1')).toMatchObject({
      pending: { '1': pending(3, 'waiting', true) },
      messages: {},
    });
    expect(makeDue(state, '1').messages).toEqual({});
  });

  test.each([
    ['of another quantity', pending(4, 'sending', true)],
    ['that waits for its turn again', pending(3, 'waiting', true)],
  ])('fails without a word when there is a newer one %s', (_what, newer) => {
    const state = withPending(newer);
    expect(failPending(state, '1', 3, 'unsaved')).toBe(state);
  });

  test('that failed is unsure, unless only a sign-in was missing', () => {
    const state = withPending(pending(3, 'sending', true));
    expect(failPending(state, '1', 3, 'unsaved')).toMatchObject({
      pending: { '1': pending(3, 'failed', true) },
      messages: { '1': { kind: 'unsaved' } },
    });
    expect(failPending(state, '1', 3, 'signed-out')).toMatchObject({
      pending: { '1': pending(3, 'failed', false) },
      messages: { '1': { kind: 'signed-out' } },
    });
  });

  test('that is granted is the line’s; without a number it is expected', () => {
    const sent = withPending(pending(3, 'sending', true));
    const granted = confirmPending(sent, '1', 3, { quantity: 3 });
    expect([granted.lines[0]?.Quantity, granted.pending, granted.expected]).toEqual([3, {}, {}]);
    expect([granted.isStale, granted.lines[1]]).toEqual([true, OTHER]);
    expect(confirmPending(sent, '1', 3, {}).expected).toEqual({ '1': 3 });
    expect(confirmPending(sent, '1', 3, { quantity: 2, message: 'Plus que 2.' }).messages).toEqual({
      '1': { kind: 'limited', quantity: 2, message: 'Plus que 2.' },
    });
  });

  test('that is confirmed leaves a newer one: it waits, is sent, or is no longer needed', () => {
    const confirm = (newer: PendingQuantity) => confirmPending(withPending(newer), '1', 3, {}).pending;
    expect(confirm(pending(4, 'waiting', true))).toEqual({ '1': pending(4, 'waiting') });
    expect(confirm(pending(3, 'waiting', true))).toEqual({});
    expect(confirm(pending(4, 'sending', true))).toEqual({ '1': pending(4, 'sending') });
    expect(confirm(pending(null, 'waiting', true))).toEqual({ '1': pending(null, 'waiting') });
    expect(confirm(pending(3, 'failed', true))).toEqual({ '1': pending(3, 'failed') });
  });

  test('that is rejected says why, but not over a newer one', () => {
    const sent = withPending(pending(3, 'sending', true));
    expect(rejectPending(sent, '1', 3, 'Trop.').pending).toEqual({});
    expect(rejectPending(sent, '1', 3, 'Trop.').messages).toEqual({
      '1': { kind: 'rejected', message: 'Trop.' },
    });
    const newer = withPending(pending(4, 'waiting', true));
    expect(rejectPending(newer, '1', 3, 'Trop.').messages).toEqual({});
    expect(rejectPending(newer, '1', 3, 'Trop.').pending).toEqual({ '1': pending(4, 'waiting') });
  });

  test('whose line is removed takes no limit with it', () => {
    const removed = confirmPending(withPending(pending(null, 'sending', true)), '1', null, { quantity: 2 });
    expect([removed.lines, removed.pending, removed.expected, removed.messages]).toEqual([
      [OTHER],
      {},
      {},
      {},
    ]);
  });

  test('of a line that is lost is lost with it', () => {
    const state = withPending(pending(3, 'sending', true), { messages: { '1': { kind: 'unsaved' } } });
    expect(losePending(state, '1')).toMatchObject({ lines: [OTHER] });
    expect([losePending(state, '1').pending, losePending(state, '1').messages]).toEqual([{}, {}]);
  });
});

describe('a removal', () => {
  test('of a line that is not shown has no position and no undo', () => {
    const state = startRemoval(cartWith(), '9');
    expect([state.pending, state.removals]).toEqual([{ '9': pending(null, 'waiting') }, {}]);
  });

  test('records the quantity that was chosen before it, or the line’s own', () => {
    expect(startRemoval(cartWith(), '2').removals).toEqual({
      'Catalog-2': { line: OTHER, quantity: 5, index: 1, phase: 'removed' },
    });
    expect(startRemoval(withPending(pending(9, 'waiting')), '1').removals['1']?.quantity).toBe(9);
  });

  const removal = (more: Partial<Removal> = {}): Removal => ({
    line: LINE,
    quantity: 2,
    index: 0,
    phase: 'removed',
    ...more,
  });
  const removed = (more: Partial<CartState> = {}, one: Removal = removal()) =>
    cartWith({ lines: [OTHER], removals: { '1': one }, ...more });

  test('is undone at once before it is sent, and afterwards in its turn', () => {
    const waiting = startReturn(
      removed({ lines: [LINE, OTHER], pending: { '1': pending(null, 'waiting') } }),
      '1',
    );
    expect([waiting.removals['1']?.phase, waiting.pending]).toEqual(['back', {}]);
    for (const one of [pending(null, 'sending', true), pending(null, 'failed'), pending(3, 'waiting')])
      expect(startReturn(removed({ pending: { '1': one } }), '1').removals['1']?.phase).toBe('returning');
    expect(startReturn(removed(), '1').removals['1']?.phase).toBe('returning');
  });

  test('is not undone twice, nor when nothing is known to add, nor when there is none', () => {
    const twice = removed({}, removal({ phase: 'returning' }));
    expect(startReturn(twice, '1')).toBe(twice);
    const unknown = removed({}, removal({ line: { ...LINE, ProductVariantId: null } }));
    expect(startReturn(unknown, '1')).toBe(unknown);
    expect(startReturn(emptyCart, '1')).toBe(emptyCart);
    expect(
      [7, '7', '', null, undefined].map((ProductVariantId) => canReturn({ ...LINE, ProductVariantId })),
    ).toEqual([true, true, false, false, false]);
  });

  test('whose undo begins or ends has no message of an earlier one', () => {
    const message = { kind: 'rejected' } as const;
    const state = removed({}, removal({ message }));
    expect(startReturn(state, '1').removals['1']?.message).toBeUndefined();
    expect(endReturn(state, '1').removals['1']).toMatchObject({ phase: 'back', message: undefined });
    expect(rejectReturn(removed(), '1', message).removals['1']).toMatchObject({ phase: 'removed', message });
    expect(endReturn(emptyCart, '1')).toBe(emptyCart);
  });

  test('is shown at its position, until its line is back and goes again', () => {
    const keys = (one: Removal, lines: CartLine[]) =>
      listEntries({ lines, removals: { '1': one } }).map(({ key }) => key);
    expect(keys(removal(), [OTHER])).toEqual(['1', 'Catalog-2']);
    expect(keys(removal({ phase: 'back' }), [OTHER])).toEqual(['Catalog-2']);
    expect(keys(removal({ phase: 'back' }), [OTHER, LINE])).toEqual(['1', 'Catalog-2']);
  });
});
