import { describe, expect, test } from 'vitest';
import {
  confirm,
  emptyCart,
  fail,
  lose,
  makeDue,
  refuse,
  resumeWish,
  startSending,
  takeLines,
  undoRemoval,
  wishQuantity,
  wishRemoval,
  type CartState,
} from '#stores/cart/state.ts';

const line = (Id: number, Quantity: number) => ({ Id, Quantity, ItemName: `Item ${Id}` });
const cart = takeLines(emptyCart, [line(1, 2), line(2, 5)], true);

type Step = (state: CartState) => CartState;
const after = (...steps: Step[]) => steps.reduce((state, step) => step(state), cart);

const wish =
  (id: string, quantity: number): Step =>
  (state) =>
    wishQuantity(state, id, quantity);
const remove =
  (id: string): Step =>
  (state) =>
    wishRemoval(state, id);
const undo =
  (id: string): Step =>
  (state) =>
    undoRemoval(state, id);
const send =
  (id: string): Step =>
  (state) =>
    startSending(state, id);
const confirmed =
  (id: string, sent: number | null, quantity?: number): Step =>
  (state) =>
    confirm(state, id, sent, { quantity });

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
    const state = takeLines(silent, [line(1, 12), line(2, 5)], true);
    expect(state.notes).toEqual({ 1: { kind: 'limited', quantity: 12 } });
  });

  test('that the server has refused is what it was, with the server’s reason', () => {
    const state = refuse(after(wish('1', 4), send('1')), '1', 4, 'Non.');
    expect([state.wishes, state.notes['1']]).toEqual([{}, { kind: 'refused', message: 'Non.' }]);
    expect(quantityOf(state, '1')).toBe(2);
  });

  test('wished anew takes the note away', () => {
    const noted = refuse(after(wish('1', 4), send('1')), '1', 4);
    expect(wishQuantity(noted, '1', 3).notes).toEqual({});
  });

  test('of which nobody knows what became is kept and can be sent again', () => {
    const failed = fail(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
    expect(failed.wishes['1']).toMatchObject({ quantity: 4, phase: 'failed', isUnsure: true });
    const again = makeDue(failed, '1');
    expect([again.wishes['1']?.phase, again.notes]).toEqual(['waiting', {}]);
  });

  test('that failed although the server had it is settled by the next lines', () => {
    const failed = fail(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
    const state = takeLines(failed, [line(1, 4), line(2, 5)], true);
    expect([state.wishes, state.notes]).toEqual([{}, {}]);
  });

  test('that failed while a newer one waits says nothing', () => {
    const state = fail(after(wish('1', 4), send('1'), wish('1', 6)), '1', 4, 'unsaved');
    expect(state.wishes['1']).toMatchObject({ quantity: 6, phase: 'waiting', isUnsure: true });
    expect(state.notes).toEqual({});
  });
});

describe('a removal', () => {
  test('can be undone until it is sent', () => {
    expect(after(remove('1')).wishes['1']?.phase).toBe('undoable');
    expect(after(remove('1'), undo('1')).wishes).toEqual({});
  });

  test('can’t be undone once it is due', () => {
    const due = makeDue(after(remove('1')), '1');
    expect(undoRemoval(due, '1')).toBe(due);
  });

  test('undone brings back the quantity that was wished before it', () => {
    const state = after(wish('1', 4), remove('1'), undo('1'));
    expect(state.wishes['1']).toMatchObject({ quantity: 4, phase: 'waiting' });
  });

  test('undone while the quantity before it is still being sent wishes it again', () => {
    const state = after(wish('1', 4), send('1'), wish('1', 2), remove('1'), undo('1'));
    expect(state.wishes['1']).toMatchObject({ quantity: 2, isUnsure: true });
  });

  test('is forgotten when the line is gone already', () => {
    expect(takeLines(after(remove('1')), [line(2, 5)], true).wishes).toEqual({});
  });

  test('that is under way keeps waiting for its answer when the line is gone already', () => {
    const sent = after(remove('1'), (state) => makeDue(state, '1'), send('1'));
    expect(takeLines(sent, [line(2, 5)], true).wishes['1']).toBeDefined();
  });

  test('confirmed takes the line away', () => {
    const state = after(remove('1'), (one) => makeDue(one, '1'), send('1'), confirmed('1', null));
    expect([state.lines.length, state.wishes]).toEqual([1, {}]);
  });
});

test('a line that is lost takes its wish and its note with it', () => {
  const state = lose(refuse(after(wish('1', 4), send('1')), '1', 4), '1');
  expect([state.lines.length, state.wishes, state.notes]).toEqual([1, {}, {}]);
});

test('lines that are older than a write are shown, but settle nothing', () => {
  const failed = fail(after(wish('1', 4), send('1')), '1', 4, 'unsaved');
  const state = takeLines(failed, [line(1, 4)], false);
  expect([state.isStale, state.wishes['1']?.phase]).toEqual([true, 'failed']);
});

test('a wish of the page before is sent whatever the lines say', () => {
  expect(resumeWish(cart, '1', 2).wishes['1']).toMatchObject({
    quantity: 2,
    phase: 'waiting',
    isUnsure: true,
  });
});
