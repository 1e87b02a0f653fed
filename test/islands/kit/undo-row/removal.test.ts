import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit, whenIdle } from '#runtime';
import { createRemoval } from '#kit/undo-row';
import { pass } from '../../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../../support/console.ts';

let rows: string[];
let calls: string[];
let failures: string[];
let problem: Error | undefined;
let controller: AbortController;
let removal: ReturnType<typeof createRemoval>;
let consoleWatch: WatchedConsole;

beforeEach(() => {
  consoleWatch = watchConsole();
  vi.useFakeTimers();
  rows = ['a', 'b', 'c'];
  [calls, failures] = [[], []];
  problem = undefined;
  controller = new AbortController();
  const remove = async (key: string) => {
    calls.push(key);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (problem) throw problem;
    rows = rows.filter((row) => row !== key);
  };
  const onFailed = (key: string, error: Error) => failures.push(`${key}: ${error.message}`);
  removal = createRemoval({ remove, onFailed }, controller.signal);
});
afterEach(async () => {
  controller.abort();
  await pass(1_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const removed = () => [...removal.$removed.get()];

test('a removed row can be taken back for eight seconds, and the server hears of nothing', async () => {
  removal.start('a');
  expect(removed()).toEqual(['a']);
  await pass(7_999);
  expect(removal.undo('a')).toBe(true);
  await pass(20_000);
  expect([calls, removed(), rows]).toEqual([[], [], ['a', 'b', 'c']]);
});

test('then it is removed for good, and it is too late', async () => {
  removal.start('a');
  await pass(8_000);
  expect(removal.undo('a')).toBe(false);
  await pass(100);
  expect([calls, removed(), rows]).toEqual([['a'], [], ['b', 'c']]);
});

test('rows wait for themselves alone', async () => {
  removal.start('a');
  await pass(5_000);
  removal.start('b');
  await pass(3_000);
  expect([calls, removed()]).toEqual([['a'], ['a', 'b']]);
  await pass(5_100);
  expect(rows).toEqual(['c']);
});

test('what can’t be removed is shown again, and said', async () => {
  problem = new Error('refused');
  removal.start('a');
  await pass(8_100);
  expect([failures, removed(), rows]).toEqual([['a: refused'], [], ['a', 'b', 'c']]);
});

describe('what waits is removed at once', () => {
  test('when a visit leaves the page, which waits for it', async () => {
    const waits: Promise<unknown>[] = [];
    removal.start('a');
    emit(document, 'page-leave', { url: '/fr', waitFor: (work) => void waits.push(work) });
    expect(calls).toEqual(['a']);
    await pass(100);
    await Promise.all(waits);
    expect(rows).toEqual(['b', 'c']);
  });

  test.each<[string, () => unknown]>([
    ['when the document goes away', () => dispatchEvent(new Event('pagehide'))],
    ['when the list is unmounted', () => controller.abort()],
    ['before a write that depends on it', () => removal.flush()],
  ])('%s', (_when, leave) => {
    removal.start('a');
    removal.start('b');
    void leave();
    expect(calls).toEqual(['a', 'b']);
  });
});

test('the eight seconds keep no page busy, and listeners that throw jam nothing', async () => {
  removal.$removed.listen(() => {
    throw new Error('A listener has failed.');
  });
  removal.start('a');
  const idle = whenIdle();
  await pass(100);
  await idle;
  expect(calls).toEqual([]);
  await pass(8_100);
  expect(rows).toEqual(['b', 'c']);
  expect(consoleWatch.errors().join()).toContain('A listener has failed.');
});
