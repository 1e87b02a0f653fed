import { describe, expect, test } from 'vitest';
import {
  confirmWish,
  emptyCart,
  failWish,
  loseWish,
  makeDue,
  refuseWish,
  resumeWish,
  startSending,
  wishQuantity,
  type CartState,
} from '#stores/cart/state.ts';
import { answerReturn, listEntries, refuseReturn, startRemoval, startReturn } from '#stores/cart/removals.ts';
import { settleLines } from '#stores/cart/settle.ts';

const line = (Id: number, Quantity: number, variant = Id) => ({
  Id,
  Quantity,
  ItemName: `Item ${variant}`,
  ItemOriginAndKey: `Catalog-${variant}`,
  ProductVariantId: variant,
});
const cart = settleLines(emptyCart, [line(1, 2), line(2, 5)], true);

type Step = (state: CartState) => CartState;
const after = (...steps: Step[]) => steps.reduce((state, step) => step(state), cart);

const wish =
  (id: string, quantity: number): Step =>
  (state) =>
    wishQuantity(state, id, quantity);
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
    confirmWish(state, id, sent, { quantity });

const quantityOf = (state: CartState, id: string) =>
  state.lines.find(({ Id }) => String(Id) === id)?.Quantity;

describe('a quantity', () => {
  test('is wished, sent and confirmed; then the line has it and no wish is left [CRT-02]', () => {
    const state = after(wish('1', 4), send('1'), confirmed('1', 4, 4));
    expect([quantityOf(state, '1'), state.wishes, state.notes]).toEqual([4, {}, {}]);
    expect(state.isStale).toBe(true);
  });

  test('that the server has already needs no wish', () => {
    expect(after(wish('1', 4), wish('1', 2)).wishes).toEqual({});
  });

  test('that the server may have lost already is sent again', () => {
    const state = after(wish('1', 4), send('1'), wish('1', 2));
    expect(state.wishes['1']).toMatchObject({ quantity: 2, phase: 'waiting', isUnsure: true });
  });

  test('wished while another is sent outlives the answer to that other', () => {
    const state = after(wish('1', 4), send('1'), wish('1', 6), confirmed('1', 4, 4));
    expect(state.wishes['1']).toMatchObject({ quantity: 6, phase: 'waiting', isUnsure: false });
    expect(quantityOf(state, '1')).toBe(4);
  });

  test('that the answer to an older one happens to meet needs no write of its own', () => {
    expect(after(wish('1', 4), send('1'), wish('1', 6), confirmed('1', 4, 6)).wishes).toEqual({});
  });

  test('that the server has limited is the server’s, with a note [CRT-02]', () => {
    const state = after(wish('1', 40), send('1'), confirmed('1', 40, 12));
    expect(quantityOf(state, '1')).toBe(12);
    expect(state.notes['1']).toMatchObject({ kind: 'limited', quantity: 12 });
  });

  test('that a silent server has limited is noted when the lines come', () => {
    const silent = after(wish('1', 40), send('1'), confirmed('1', 40));
    const state = settleLines(silent, [line(1, 12), line(2, 5)], true);
    expect(state.notes).toEqual({ 1: { kind: 'limited', quantity: 12 } });
  });

  test('that the server has refused is what it was, with the server’s reason', () => {
    const state = refuseWish(after(wish('1', 4), send('1')), '1', 4, 'Non.');
    expect([state.wishes, state.notes['1']]).toEqual([{}, { kind: 'refused', message: 'Non.' }]);
    expect(quantityOf(state, '1')).toBe(2);
  });

  test('wished anew takes the note away', () => {
    const noted = refuseWish(after(wish('1', 4), send('1')), '1', 4);
    expect(wishQuantity(noted, '1', 3).notes).toEqual({});
  });

  test('of which nobody knows what became is kept and can be sent again', () => {
    const failed = failWish(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
    expect(failed.wishes['1']).toMatchObject({ quantity: 4, phase: 'failed', isUnsure: true });
    const again = makeDue(failed, '1');
    expect([again.wishes['1']?.phase, again.notes]).toEqual(['waiting', {}]);
  });

  test('that failed although the server had it is settled by the next lines', () => {
    const failed = failWish(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
    const state = settleLines(failed, [line(1, 4), line(2, 5)], true);
    expect([state.wishes, state.notes]).toEqual([{}, {}]);
  });

  test('that failed while a newer one waits says nothing', () => {
    const state = failWish(after(wish('1', 4), send('1'), wish('1', 6)), '1', 4, 'unsaved');
    expect(state.wishes['1']).toMatchObject({ quantity: 6, phase: 'waiting', isUnsure: true });
    expect(state.notes).toEqual({});
  });
});

describe('a removal', () => {
  const gone = after(remove('1'), send('1'), confirmed('1', null));
  const shown = (state: CartState) =>
    listEntries(state).map(({ line: { Id }, removal }) => [Id, removal?.phase ?? 'line']);

  test('is due at once', () => {
    expect(after(remove('1')).wishes['1']?.phase).toBe('waiting');
  });

  test('taken back before it was sent is no write at all', () => {
    expect(after(remove('1'), undo('1')).wishes).toEqual({});
  });

  test('taken back before it was sent brings back the quantity that was wished before it', () => {
    const state = after(wish('1', 4), remove('1'), undo('1'));
    expect(state.wishes['1']).toMatchObject({ quantity: 4, phase: 'waiting' });
  });

  test('taken back while the quantity before it is still being sent wishes that again', () => {
    const state = after(wish('1', 4), send('1'), wish('1', 2), remove('1'), undo('1'));
    expect(state.wishes['1']).toMatchObject({ quantity: 2, isUnsure: true });
  });

  test('that is under way waits for its answer before it is taken back', () => {
    const state = after(remove('1'), send('1'), undo('1'));
    expect(state.removals['Catalog-1']?.phase).toBe('returning');
    expect(state.wishes['1']).toMatchObject({ quantity: null, phase: 'sending' });
  });

  test('of a line that does not say what would be added can’t be taken back', () => {
    const silent = settleLines(emptyCart, [{ Id: 1, Quantity: 2, ItemName: 'Bol' }], true);
    const removed = startRemoval(silent, '1');
    expect(startReturn(removed, '1')).toBe(removed);
  });

  test('is forgotten when the line is gone already', () => {
    expect(
      settleLines(failWish(after(remove('1'), send('1')), '1', null, 'unsaved'), [line(2, 5)], true).wishes,
    ).toEqual({});
  });

  test('that is under way keeps waiting for its answer when the line is gone already', () => {
    expect(settleLines(after(remove('1'), send('1')), [line(2, 5)], true).wishes['1']).toBeDefined();
  });

  test('confirmed takes the line away, and its place is kept', () => {
    expect([gone.lines.length, gone.wishes]).toEqual([1, {}]);
    expect(shown(gone)).toEqual([
      [1, 'removed'],
      [2, 'line'],
    ]);
  });

  test('taken back keeps its place, whatever id the line has now and wherever the server lists it [CRT-08]', () => {
    const back = settleLines(answerReturn(undo('1')(gone), 'Catalog-1'), [line(2, 5), line(9, 2, 1)], true);
    expect(shown(back)).toEqual([
      [9, 'back'],
      [2, 'line'],
    ]);
    expect(back.notes).toEqual({});
  });

  test('of several lines keeps each in its place', () => {
    const three = settleLines(emptyCart, [line(1, 1), line(2, 1), line(3, 1)], true);
    const none = ['2', '1', '3'].reduce((state, id) => startRemoval(state, id), three);
    const empty = settleLines({ ...none, wishes: {} }, [], true);
    expect(shown(empty).map(([id]) => id)).toEqual([1, 2, 3]);
  });

  test('taken back of which there is less now says so', () => {
    const back = settleLines(answerReturn(undo('1')(gone), 'Catalog-1'), [line(2, 5), line(9, 1, 1)], true);
    expect(back.notes).toEqual({ 9: { kind: 'limited', quantity: 1 } });
  });

  test('taken back in vain says so where the line was, and can be tried again', () => {
    const state = settleLines(answerReturn(undo('1')(gone), 'Catalog-1'), [line(2, 5)], true);
    expect(state.removals['Catalog-1']).toMatchObject({ phase: 'removed', note: { kind: 'unsaved' } });
    expect(undo('1')(state).removals['Catalog-1']).toMatchObject({ phase: 'returning', note: undefined });
  });

  test('that can’t be taken back says the server’s reason', () => {
    const state = refuseReturn(undo('1')(gone), 'Catalog-1', { kind: 'refused', message: 'Épuisé.' });
    expect(state.removals['Catalog-1']).toMatchObject({ phase: 'removed', note: { message: 'Épuisé.' } });
  });

  test('whose line comes back by itself is no removal any more, and leaves no trace when it goes again', () => {
    const back = settleLines(gone, [line(2, 5), line(7, 1, 1)], true);
    expect(shown(back)[0]).toEqual([7, 'back']);
    expect(shown(settleLines(back, [line(2, 5)], true))).toEqual([[2, 'line']]);
  });

  test('of one of two lines of one origin is that of this line', () => {
    const twins = settleLines(emptyCart, [line(1, 1, 8), line(2, 3, 8)], true);
    const left = settleLines({ ...startRemoval(twins, '1'), wishes: {} }, [line(2, 3, 8)], true);
    expect(shown(left)).toEqual([
      [1, 'removed'],
      [2, 'line'],
    ]);
  });
});

test('a line that is lost takes its wish and its note with it', () => {
  const state = loseWish(refuseWish(after(wish('1', 4), send('1')), '1', 4), '1');
  expect([state.lines.length, state.wishes, state.notes]).toEqual([1, {}, {}]);
});

test('lines that are older than a write are shown, but settle nothing', () => {
  const failed = failWish(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
  const state = settleLines(failed, [line(1, 4)], false);
  expect([state.isStale, state.wishes['1']?.phase]).toEqual([true, 'failed']);
});

test('a wish of the page before is sent whatever the lines say', () => {
  expect(resumeWish(cart, '1', 2).wishes['1']).toMatchObject({
    quantity: 2,
    phase: 'waiting',
    isUnsure: true,
  });
});
