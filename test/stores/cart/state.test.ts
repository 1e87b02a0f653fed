import { describe, expect, test } from 'vitest';
import {
  confirmPending,
  emptyCart,
  failPending,
  losePending,
  makeDue,
  rejectPending,
  resumePending,
  startSending,
  setPendingQuantity,
  type CartState,
} from '#stores/cart/state.ts';
import { answerReturn, listEntries, rejectReturn, startRemoval, startReturn } from '#stores/cart/removals.ts';
import { reconcileLines } from '#stores/cart/reconcile.ts';

const line = (Id: number, Quantity: number, variant = Id) => ({
  Id,
  Quantity,
  ItemName: `Item ${variant}`,
  ItemOriginAndKey: `Catalog-${variant}`,
  ProductVariantId: variant,
});
const cart = reconcileLines(emptyCart, [line(1, 2), line(2, 5)], true);

type Step = (state: CartState) => CartState;
const after = (...steps: Step[]) => steps.reduce((state, step) => step(state), cart);

const pending =
  (id: string, quantity: number): Step =>
  (state) =>
    setPendingQuantity(state, id, quantity);
const remove =
  (id: string): Step =>
  (state) =>
    startRemoval(state, id);
const undo =
  (id: string): Step =>
  (state) =>
    startReturn(state, `Catalog-${id}`);
const send =
  (id: string): Step =>
  (state) =>
    startSending(state, id);
const confirmed =
  (id: string, sent: number | null, quantity?: number): Step =>
  (state) =>
    confirmPending(state, id, sent, { quantity });

const quantityOf = (state: CartState, id: string) =>
  state.lines.find(({ Id }) => String(Id) === id)?.Quantity;

describe('a quantity', () => {
  test('is wished, sent and confirmed; then the line has it and no wish is left [CRT-02]', () => {
    const state = after(pending('1', 4), send('1'), confirmed('1', 4, 4));
    expect([quantityOf(state, '1'), state.pending, state.messages]).toEqual([4, {}, {}]);
    expect(state.isStale).toBe(true);
  });

  test('that the server has already needs no wish', () => {
    expect(after(pending('1', 4), pending('1', 2)).pending).toEqual({});
  });

  test('that the server may have lost already is sent again', () => {
    const state = after(pending('1', 4), send('1'), pending('1', 2));
    expect(state.pending['1']).toMatchObject({ quantity: 2, phase: 'waiting', isUnsure: true });
  });

  test('wished while another is sent outlives the answer to that other', () => {
    const state = after(pending('1', 4), send('1'), pending('1', 6), confirmed('1', 4, 4));
    expect(state.pending['1']).toMatchObject({ quantity: 6, phase: 'waiting', isUnsure: false });
    expect(quantityOf(state, '1')).toBe(4);
  });

  test('that the answer to an older one happens to meet needs no write of its own', () => {
    expect(after(pending('1', 4), send('1'), pending('1', 6), confirmed('1', 4, 6)).pending).toEqual({});
  });

  test('that the server has limited is the server’s, with a note [CRT-02]', () => {
    const state = after(pending('1', 40), send('1'), confirmed('1', 40, 12));
    expect(quantityOf(state, '1')).toBe(12);
    expect(state.messages['1']).toMatchObject({ kind: 'limited', quantity: 12 });
  });

  test('that a silent server has limited is noted when the lines come', () => {
    const silent = after(pending('1', 40), send('1'), confirmed('1', 40));
    const state = reconcileLines(silent, [line(1, 12), line(2, 5)], true);
    expect(state.messages).toEqual({ 1: { kind: 'limited', quantity: 12 } });
  });

  test('that the server has refused is what it was, with the server’s reason', () => {
    const state = rejectPending(after(pending('1', 4), send('1')), '1', 4, 'Non.');
    expect([state.pending, state.messages['1']]).toEqual([{}, { kind: 'rejected', message: 'Non.' }]);
    expect(quantityOf(state, '1')).toBe(2);
  });

  test('wished anew takes the note away', () => {
    const recorded = rejectPending(after(pending('1', 4), send('1')), '1', 4);
    expect(setPendingQuantity(recorded, '1', 3).messages).toEqual({});
  });

  test('of which nobody knows what became is kept and can be sent again', () => {
    const failed = failPending(after(pending('1', 4), send('1')), '1', 4, 'unsaved');
    expect(failed.pending['1']).toMatchObject({ quantity: 4, phase: 'failed', isUnsure: true });
    const again = makeDue(failed, '1');
    expect([again.pending['1']?.phase, again.messages]).toEqual(['waiting', {}]);
  });

  test('that failed although the server had it is settled by the next lines', () => {
    const failed = failPending(after(pending('1', 4), send('1')), '1', 4, 'unsaved');
    const state = reconcileLines(failed, [line(1, 4), line(2, 5)], true);
    expect([state.pending, state.messages]).toEqual([{}, {}]);
  });

  test('that failed while a newer one waits says nothing', () => {
    const state = failPending(after(pending('1', 4), send('1'), pending('1', 6)), '1', 4, 'unsaved');
    expect(state.pending['1']).toMatchObject({ quantity: 6, phase: 'waiting', isUnsure: true });
    expect(state.messages).toEqual({});
  });
});

describe('a removal', () => {
  const gone = after(remove('1'), send('1'), confirmed('1', null));
  const returned = answerReturn(undo('1')(gone), 'Catalog-1');
  const shown = (state: CartState) =>
    listEntries(state).map(({ line: { Id }, removal }) => [Id, removal?.phase ?? 'line']);

  test('is due at once', () => {
    expect(after(remove('1')).pending['1']?.phase).toBe('waiting');
  });

  test('taken back before it was sent is no write at all', () => {
    expect(after(remove('1'), undo('1')).pending).toEqual({});
  });

  test('taken back before it was sent brings back the quantity that was wished before it', () => {
    const state = after(pending('1', 4), remove('1'), undo('1'));
    expect(state.pending['1']).toMatchObject({ quantity: 4, phase: 'waiting' });
  });

  test('taken back while the quantity before it is still being sent wishes that again', () => {
    const state = after(pending('1', 4), send('1'), pending('1', 2), remove('1'), undo('1'));
    expect(state.pending['1']).toMatchObject({ quantity: 2, isUnsure: true });
  });

  test('that is under way waits for its answer before it is taken back', () => {
    const state = after(remove('1'), send('1'), undo('1'));
    expect(state.removals['Catalog-1']?.phase).toBe('returning');
    expect(state.pending['1']).toMatchObject({ quantity: null, phase: 'sending' });
  });

  test('of a line that does not say what would be added can’t be taken back', () => {
    const silent = reconcileLines(emptyCart, [{ Id: 1, Quantity: 2, ItemName: 'Bol' }], true);
    const removed = startRemoval(silent, '1');
    expect(startReturn(removed, '1')).toBe(removed);
  });

  test('is forgotten when the line is gone already', () => {
    expect(
      reconcileLines(failPending(after(remove('1'), send('1')), '1', null, 'unsaved'), [line(2, 5)], true)
        .pending,
    ).toEqual({});
  });

  test('that is under way keeps waiting for its answer when the line is gone already', () => {
    expect(reconcileLines(after(remove('1'), send('1')), [line(2, 5)], true).pending['1']).toBeDefined();
  });

  test('confirmed takes the line away, and its place is kept', () => {
    expect([gone.lines.length, gone.pending]).toEqual([1, {}]);
    expect(shown(gone)).toEqual([
      [1, 'removed'],
      [2, 'line'],
    ]);
  });

  test('taken back keeps its place, whatever id the line has now and wherever the server lists it [CRT-08]', () => {
    const back = reconcileLines(returned, [line(2, 5), line(9, 2, 1)], true);
    expect(shown(back)).toEqual([
      [9, 'back'],
      [2, 'line'],
    ]);
    expect(back.messages).toEqual({});
  });

  test('of several lines keeps each in its place', () => {
    const three = reconcileLines(emptyCart, [line(1, 1), line(2, 1), line(3, 1)], true);
    const none = ['2', '1', '3'].reduce((state, id) => startRemoval(state, id), three);
    const empty = reconcileLines({ ...none, pending: {} }, [], true);
    expect(shown(empty).map(([id]) => id)).toEqual([1, 2, 3]);
  });

  test('taken back of which there is less now says so', () => {
    const back = reconcileLines(returned, [line(2, 5), line(9, 1, 1)], true);
    expect(back.messages).toEqual({ 9: { kind: 'limited', quantity: 1 } });
  });

  test('taken back in vain says so where the line was, and can be tried again', () => {
    const state = reconcileLines(answerReturn(undo('1')(gone), 'Catalog-1'), [line(2, 5)], true);
    expect(state.removals['Catalog-1']).toMatchObject({ phase: 'removed', message: { kind: 'unsaved' } });
    expect(undo('1')(state).removals['Catalog-1']).toMatchObject({
      phase: 'returning',
      message: undefined,
    });
  });

  test('that can’t be taken back says the server’s reason', () => {
    const state = rejectReturn(undo('1')(gone), 'Catalog-1', { kind: 'rejected', message: 'Épuisé.' });
    expect(state.removals['Catalog-1']).toMatchObject({
      phase: 'removed',
      message: { message: 'Épuisé.' },
    });
  });

  test('whose line comes back by itself is no removal any more, and leaves no trace when it goes again', () => {
    const back = reconcileLines(gone, [line(2, 5), line(7, 1, 1)], true);
    expect(shown(back)[0]).toEqual([7, 'back']);
    expect(shown(reconcileLines(back, [line(2, 5)], true))).toEqual([[2, 'line']]);
  });

  test('of one of two lines of one origin is that of this line', () => {
    const twins = reconcileLines(emptyCart, [line(1, 1, 8), line(2, 3, 8)], true);
    const left = reconcileLines({ ...startRemoval(twins, '1'), pending: {} }, [line(2, 3, 8)], true);
    expect(shown(left)).toEqual([
      [1, 'removed'],
      [2, 'line'],
    ]);
  });
});

test('a line that is lost takes its wish and its note with it', () => {
  const state = losePending(rejectPending(after(pending('1', 4), send('1')), '1', 4), '1');
  expect([state.lines.length, state.pending, state.messages]).toEqual([1, {}, {}]);
});

test('lines that are older than a write are shown, but settle nothing', () => {
  const failed = failPending(after(pending('1', 4), send('1')), '1', 4, 'unsaved');
  const state = reconcileLines(failed, [line(1, 4)], false);
  expect([state.isStale, state.pending['1']?.phase]).toEqual([true, 'failed']);
});

test('a wish of the page before is sent whatever the lines say', () => {
  expect(resumePending(cart, '1', 2).pending['1']).toMatchObject({
    quantity: 2,
    phase: 'waiting',
    isUnsure: true,
  });
});
