import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Late from '../../../stores/cart/late.ts';

let late: typeof Late;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  late = await import('../../../stores/cart/late.ts');
});
afterEach(() => vi.useRealTimers());

const write = (id: string, quantity: number, ago = 0) => ({ id, quantity, at: Date.now() - ago });
const ids = () => late.listLate().map(({ id }) => id);
const dangers = () => late.listDangers().map(({ id }) => id);

describe('writes of the pages before', () => {
  test('are none at first', () => {
    expect([late.listLate(), late.$late.get(), late.listDangers()]).toEqual([[], [], []]);
  });

  test('may arrive for half a minute', () => {
    late.expectLate([write('1', 3, 29_999), write('2', 3, 30_000)]);
    expect([ids(), late.$late.get().length]).toEqual([['1'], 1]);
    late.expectLate([write('3', 3)]);
    expect(ids()).toEqual(['1', '3']);
    vi.advanceTimersByTime(1);
    expect(ids()).toEqual(['3']);
    late.expectLate([]);
    expect(late.$late.get().map(({ id }) => id)).toEqual(['3']);
  });

  test('are a danger once another quantity of their line is confirmed', () => {
    late.expectLate([write('1', 3), write('2', 3), write('3', 3)]);
    expect(dangers()).toEqual([]);
    late.recordConfirmed('1', 5);
    late.recordConfirmed('2', 3);
    expect([dangers(), ids()]).toEqual([['1'], ['1', '2', '3']]);
    late.recordConfirmed('1', 3);
    expect(dangers()).toEqual([]);
  });

  test('cannot undo a removal: those of its line are forgotten', () => {
    late.expectLate([write('1', 3), write('2', 3), write('1', 4)]);
    late.recordConfirmed('1', null);
    expect([ids(), dangers()]).toEqual([['2'], []]);
  });

  test('of other lines are left alone by a confirmed quantity, without a notification', () => {
    late.expectLate([write('1', 3)]);
    const before = late.$late.get();
    late.recordConfirmed('2', 5);
    late.recordConfirmed('2', null);
    expect(late.$late.get()).toBe(before);
  });

  test('are forgotten when another tab has changed the cart, with one notification', () => {
    const listener = vi.fn();
    late.expectLate([write('1', 3)]);
    const stop = late.$late.listen(listener);
    late.forgetLate();
    late.forgetLate();
    stop();
    expect([late.$late.get(), listener.mock.calls.length]).toEqual([[], 1]);
  });
});
