import { expect, test, vi } from 'vitest';
import { track, whenIdle } from '#runtime/page/activity.ts';
import { later } from '../../support/server.ts';

function watch() {
  const state = { isIdle: false };
  void whenIdle().then(() => (state.isIdle = true));
  return state;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a page at rest is idle', async () => {
  await expect(whenIdle()).resolves.toBeUndefined();
});

test('idle waits for all work, also for what fails', async () => {
  const [first, second] = [later<void>(), later<void>()];
  void track(first.promise);
  track(second.promise).catch(() => {});
  const state = watch();
  first.resolve();
  await nextTask();
  expect(state.isIdle).toBe(false);
  second.reject(new Error('no'));
  await whenIdle();
  expect(state.isIdle).toBe(true);
});

test('idle waits for work that the end of other work starts', async () => {
  const [first, second] = [later<void>(), later<void>()];
  void track(first.promise).then(() => track(second.promise));
  const state = watch();
  first.resolve();
  await nextTask();
  await nextTask();
  expect(state.isIdle).toBe(false);
  second.resolve();
  await whenIdle();
  expect(state.isIdle).toBe(true);
});

test('what is tracked keeps its result', async () => {
  await expect(track(Promise.resolve(5))).resolves.toBe(5);
  await expect(track(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('everybody who waits is told at once when the last work ends, and only once', async () => {
  const work = later<void>();
  void track(work.promise);
  const [first, second] = [watch(), watch()];
  await nextTask();
  expect([first.isIdle, second.isIdle]).toEqual([false, false]);
  work.resolve();
  await whenIdle();
  expect([first.isIdle, second.isIdle]).toEqual([true, true]);
});

test('work that nobody waits for sets no timer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await track(Promise.resolve());
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});

test('of many works that end together the last one alone sets a timer', async () => {
  const work = [later<void>(), later<void>(), later<void>()];
  for (const { promise } of work) void track(promise);
  const idle = whenIdle();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (const { resolve } of work) resolve();
  await Promise.all(work.map(({ promise }) => promise));
  await Promise.resolve();
  expect(timers).toHaveBeenCalledTimes(1);
  timers.mockRestore();
  await idle;
});
