import { afterEach, expect, test, vi } from 'vitest';
import { onceOnline } from '#runtime/requests/once-online.ts';

afterEach(() => vi.restoreAllMocks());

test('failed work is repeated once when the network is back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const work = vi.fn();
  onceOnline(work, false);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(1);
});

test('work whose network came back before its failure was known is repeated at once', () => {
  const work = vi.fn();
  onceOnline(work, false);
  expect(work).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails with a network is not repeated', () => {
  const work = vi.fn();
  onceOnline(work, true);
  dispatchEvent(new Event('online'));
  expect(work).not.toHaveBeenCalled();
});
