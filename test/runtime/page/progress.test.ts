import { expect, test, vi } from 'vitest';
import { beginProgress, suspendProgress } from '#runtime/page/progress.ts';

const isShown = () => document.documentElement.classList.contains('long-loading');

test('the class is there from the first beginning to the last end, whatever their order [NAV-10]', () => {
  const [first, second] = [beginProgress(), beginProgress()];
  expect(isShown()).toBe(true);
  first();
  expect(isShown()).toBe(true);
  second();
  expect(isShown()).toBe(false);
});

test('suspended, it is hidden, for what begins meanwhile too, and comes back for what still waits [ERR-01]', () => {
  const end = beginProgress();
  const resume = suspendProgress();
  expect(isShown()).toBe(false);
  const later = beginProgress();
  expect(isShown()).toBe(false);
  end();
  resume();
  expect(isShown()).toBe(true);
  later();
  expect(isShown()).toBe(false);
});

test('what has ended while it was suspended does not come back [ERR-01]', () => {
  const end = beginProgress();
  const resume = suspendProgress();
  end();
  resume();
  expect(isShown()).toBe(false);
});

test('only a request of more than 100 ms gets the class that anything is drawn for [NAV-10]', () => {
  vi.useFakeTimers();
  const isSlow = () => document.documentElement.classList.contains('ar-slow');
  beginProgress()();
  vi.advanceTimersByTime(100);
  expect(isSlow()).toBe(false);
  const end = beginProgress();
  vi.advanceTimersByTime(99);
  expect(isSlow()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isSlow()).toBe(true);
  end();
  expect(isSlow()).toBe(false);
  vi.useRealTimers();
});
