import { describe, expect, test } from 'vitest';
import { reconcileLines } from '../../../stores/cart/reconcile.ts';
import {
  emptyCart,
  type CartState,
  type LineMessage,
  type PendingQuantity,
  type Removal,
} from '../../../stores/cart/state.ts';
import type { CartLine } from '../../../stores/cart/schema.ts';

const line = (Id: number, Quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  Id,
  Quantity,
  ItemName: `Item ${Id}`,
  ItemOriginAndKey: `Catalog-${Id}`,
  ProductVariantId: Id,
  ...more,
});
const pending = (
  quantity: number | null,
  phase: PendingQuantity['phase'] = 'failed',
  isUnsure = false,
): PendingQuantity => ({ quantity, phase, isUnsure });
const cartWith = (more: Partial<CartState>): CartState => ({ ...emptyCart, isStale: true, ...more });
const failed = (id: string, quantity: number | null, kind: LineMessage['kind'] = 'unsaved') =>
  cartWith({ pending: { [id]: pending(quantity) }, messages: { [id]: { kind } } });
const openOf = (state: CartState) => ({ pending: state.pending, messages: state.messages });

describe('fresh lines and a value that could not be saved', () => {
  test('forget it when the server has it after all', () => {
    const nothing = { pending: {}, messages: {} };
    expect(openOf(reconcileLines(failed('1', 3), [line(1, 3)], true))).toEqual(nothing);
    expect(openOf(reconcileLines(failed('1', null), [line(2, 1)], true))).toEqual(nothing);
  });

  test('show it with the server’s quantity', () => {
    expect(openOf(reconcileLines(failed('1', 3), [line(1, 2)], true))).toEqual({
      pending: { '1': pending(3) },
      messages: { '1': { kind: 'unsaved', quantity: 2 } },
    });
  });

  test('leave a missing sign-in as it is, without a quantity', () => {
    const state = reconcileLines(failed('1', 3, 'signed-out'), [line(1, 2)], true);
    expect(state.messages).toEqual({ '1': { kind: 'signed-out' } });
  });

  test('leave a removal that failed as it is, without a quantity', () => {
    const state = reconcileLines(failed('1', null), [line(1, 2)], true);
    expect([state.pending, state.messages]).toEqual([{ '1': pending(null) }, { '1': { kind: 'unsaved' } }]);
  });

  test('leave one that waits for its turn as it is', () => {
    const waiting = cartWith({
      pending: { '1': pending(3, 'waiting') },
      messages: { '1': { kind: 'unsaved' } },
    });
    const state = reconcileLines(waiting, [line(1, 2)], true);
    expect([state.pending, state.messages]).toEqual([waiting.pending, waiting.messages]);
    expect(reconcileLines(waiting, [line(1, 3)], true).pending).toEqual(waiting.pending);
  });

  test('do not need a message of its own', () => {
    const state = reconcileLines(cartWith({ pending: { '1': pending(3) } }), [line(1, 2)], true);
    expect([state.pending, state.messages]).toEqual([{ '1': pending(3) }, {}]);
  });
});

describe('fresh lines and a quantity that was accepted without a number', () => {
  const expected = cartWith({ expected: { '1': 5 } });

  test('say when the server granted less', () => {
    const state = reconcileLines(expected, [line(1, 4)], true);
    expect([state.messages, state.expected]).toEqual([{ '1': { kind: 'limited', quantity: 4 } }, {}]);
  });

  test('say nothing when it is as expected, or its line is gone', () => {
    for (const id of [1, 2]) {
      const state = reconcileLines(expected, [line(id, 5)], true);
      expect([state.messages, state.expected]).toEqual([{}, {}]);
    }
  });

  test('say nothing while a newer one is pending', () => {
    const newer = { ...expected, pending: { '1': pending(7, 'sending', true) } };
    expect(reconcileLines(newer, [line(1, 4)], true).messages).toEqual({});
  });
});

describe('fresh lines without a line', () => {
  test('forget its value and its message', () => {
    const state = cartWith({
      pending: { '1': pending(3, 'waiting'), '2': pending(3, 'failed', true) },
      messages: { '3': { kind: 'rejected' }, '4': { kind: 'rejected' } },
    });
    expect(openOf(reconcileLines(state, [line(4, 1)], true))).toEqual({
      pending: {},
      messages: { '4': { kind: 'rejected' } },
    });
  });

  test('preserve a write whose outcome is unknown, until it has failed', () => {
    const unsure = cartWith({ pending: { '1': pending(3, 'sending', true) } });
    expect(reconcileLines(unsure, [], true).pending).toEqual(unsure.pending);
  });
});

test('fresh lines are not stale; lines that are older than a write are, and change nothing else', () => {
  const state = failed('1', 3);
  expect(reconcileLines(state, [line(1, 3)], true).isStale).toBe(false);
  const stale = reconcileLines({ ...state, isStale: false }, [line(1, 3)], false);
  expect(stale).toEqual({ ...state, lines: [line(1, 3)], isStale: true });
});

describe('fresh lines and a removed line', () => {
  const removal = (more: Partial<Removal> = {}): Removal => ({
    line: line(1, 2),
    quantity: 2,
    index: 0,
    phase: 'removed',
    ...more,
  });
  const reconcile = (removed: Removal, lines: CartLine[], more: Partial<CartState> = {}) =>
    reconcileLines(cartWith({ removals: { 'Catalog-1': removed }, ...more }), lines, true);

  test('that is still there under its id was not removed, which is said once', () => {
    const state = reconcile(removal(), [line(1, 2)]);
    expect(state.removals['Catalog-1']?.phase).toBe('back');
    expect(state.messages).toEqual({ '1': { kind: 'not-removed' } });
    const rejected = { '1': { kind: 'rejected' } } as const;
    expect(reconcile(removal(), [line(1, 2)], { messages: rejected }).messages).toEqual(rejected);
  });

  test('that is there under another id has come back by itself, without a word', () => {
    const state = reconcile(removal(), [line(9, 2, { ItemOriginAndKey: 'Catalog-1' })]);
    expect([state.removals['Catalog-1']?.phase, state.messages]).toEqual(['back', {}]);
  });

  test('whose deletion is on its way is still removed', () => {
    const sending = { '1': pending(null, 'sending', true) };
    const state = reconcile(removal(), [line(1, 2)], { pending: sending });
    expect([state.removals['Catalog-1']?.phase, state.messages]).toEqual(['removed', {}]);
  });

  test.each([
    ['with less of it says how much', 1, { '9': { kind: 'limited', quantity: 1 } }],
    ['with all of it says nothing', 2, {}],
  ])('that was added again %s', (_what, quantity, messages) => {
    const back = line(9, quantity, { ItemOriginAndKey: 'Catalog-1' });
    const state = reconcile(removal({ phase: 'answered' }), [back]);
    expect([state.removals['Catalog-1']?.phase, state.messages]).toEqual(['back', messages]);
  });

  test('that is being added again with another quantity says nothing yet', () => {
    const back = line(9, 1, { ItemOriginAndKey: 'Catalog-1' });
    expect(reconcile(removal({ phase: 'returning' }), [back]).messages).toEqual({});
  });

  test.each([
    ['is removed', 'removed', 'removed', undefined],
    ['is being added again', 'returning', 'returning', undefined],
    ['was added again in vain', 'answered', 'removed', { kind: 'unsaved' }],
  ] as const)('that is not there and %s stays removed', (_what, before, after, message) => {
    const state = reconcile(removal({ phase: before }), []);
    expect(state.removals['Catalog-1']).toMatchObject({ phase: after });
    expect(state.removals['Catalog-1']?.message).toEqual(message);
  });

  test('that is back and goes again is no removal any more', () => {
    expect(reconcile(removal({ phase: 'back' }), []).removals).toEqual({});
  });
});
