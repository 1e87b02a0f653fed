import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSeen } from '../../../islands/popup/seen-time.ts';

let controller: AbortController;
let isHidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isShown: boolean): void {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('only the time counts in which the page is seen [POP-01]', () => {
  const run = vi.fn();
  afterSeen(3_000, controller.signal, run);
  vi.advanceTimersByTime(2_000);
  show(false);
  vi.advanceTimersByTime(60_000);
  show(true);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  show(false);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that was opened in the background begins to count when it is seen', () => {
  const run = vi.fn();
  isHidden = true;
  afterSeen(3_000, controller.signal, run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  show(true);
  vi.advanceTimersByTime(3_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that is left opens nothing', () => {
  const run = vi.fn();
  afterSeen(3_000, controller.signal, run);
  controller.abort();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
