import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from '#runtime/requests/within.ts';
import { later } from '../../support/server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const late = () => new Error('late');

test('work that is done in time gives what it gives, and leaves no timer', async () => {
  expect(await within(Promise.resolve(7), 100, late)).toBe(7);
  await expect(within(Promise.reject(new Error('own')), 100, late)).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that is not done in time is late, whatever comes of it', async () => {
  const work = later<number>();
  const limited = within(work.promise, 100, late);
  vi.advanceTimersByTime(100);
  work.resolve(7);
  await expect(limited).rejects.toThrow('late');
});
