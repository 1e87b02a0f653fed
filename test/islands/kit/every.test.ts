import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from '#kit/every.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('work runs at each interval, and never after its signal', () => {
  const run = vi.fn();
  every(1_000, controller.signal, run);
  vi.advanceTimersByTime(3_500);
  expect(run).toHaveBeenCalledTimes(3);
  controller.abort();
  setHidden(false);
  vi.advanceTimersByTime(10_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([3, 0]);
});

test('a hidden page runs nothing; shown again, an overdue run comes at once, and one only', () => {
  const run = vi.fn();
  every(1_000, controller.signal, run);
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a page that is hidden for a moment keeps its interval', () => {
  const run = vi.fn();
  every(1_000, controller.signal, run);
  vi.advanceTimersByTime(300);
  setHidden(true);
  vi.advanceTimersByTime(300);
  setHidden(false);
  vi.advanceTimersByTime(399);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['succeeds', 'fails'])('a slow request that %s is not sent twice at a time', async (outcome) => {
  let finish = () => {};
  const answer = new Promise<void>((resolve, reject) => {
    finish = outcome === 'succeeds' ? resolve : () => reject(new Error('offline'));
  });
  const run = vi.fn(() => answer);
  every(1_000, controller.signal, run);
  await vi.advanceTimersByTimeAsync(5_000);
  setHidden(false);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('an interval follows the clock where it is a function', () => {
  vi.setSystemTime(400);
  const seen: number[] = [];
  every(
    (now) => 1_000 - (now % 1_000),
    controller.signal,
    (now) => seen.push(now),
  );
  vi.advanceTimersByTime(2_000);
  expect(seen).toEqual([1_000, 2_000]);
});

test('a clock that is set back makes no interval longer', () => {
  const run = vi.fn();
  every(1_000, controller.signal, run);
  vi.setSystemTime(Date.now() - 3_600_000);
  setHidden(false);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});
