import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { followPageLife } from '#stores/writes';
import { pass } from '../../support/cart.ts';
import { later } from '../../support/server.ts';

let controller: AbortController;
let calls: string[];
let idle: ReturnType<typeof later<void>>;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  calls = [];
  idle = later<void>();
  const record = (name: string) => () => void calls.push(name);
  const life: Parameters<typeof followPageLife>[0] = {
    idle: () => idle.promise,
    onRefetch: record('refetch'),
    onLeave: record('leave'),
    onReturn: record('return'),
    onStale: record('stale'),
    onOnline: record('online'),
  };
  followPageLife(life, controller.signal);
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a visit; its request waits for the returned promise. */
function leavePage(): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  emit(document, 'page-leave', { url: location.href, waitFor: (awaited) => void (work = awaited) });
  return work;
}

function show(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

const cacheEvent = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe('a visit', () => {
  test('waits for the writes, and the next page is requested after them', async () => {
    const left = leavePage();
    await pass(7_000);
    expect(calls).toEqual([]);
    idle.resolve();
    await left;
    expect(calls).toEqual(['refetch']);
  });

  test('waits 8 s for a slow write, not longer', async () => {
    void leavePage();
    await pass(7_999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual(['refetch']);
  });
});

describe('a page that was hidden', () => {
  test.each([
    ['for a minute is still fresh', 60_000, []],
    ['for longer may have missed changes', 60_001, ['stale']],
  ])('%s', (_title, time, expected) => {
    show(true);
    vi.advanceTimersByTime(time);
    show(false);
    expect(calls).toEqual(expected);
  });

  test('is not read again while it is hidden', () => {
    show(true);
    vi.advanceTimersByTime(120_000);
    show(true);
    expect(calls).toEqual([]);
  });

  test('is fresh when it was never hidden', () => {
    vi.advanceTimersByTime(120_000);
    show(false);
    expect(calls).toEqual([]);
  });
});

test('each event of the page’s life has its own call', () => {
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(cacheEvent(false));
  dispatchEvent(cacheEvent(true));
  dispatchEvent(new Event('online'));
  expect(calls).toEqual(['leave', 'return', 'online']);
});

test('after the end nothing is called', () => {
  controller.abort();
  idle.resolve();
  void leavePage();
  for (const event of ['pagehide', 'online']) dispatchEvent(new Event(event));
  dispatchEvent(cacheEvent(true));
  show(true);
  vi.advanceTimersByTime(120_000);
  show(false);
  expect(calls).toEqual([]);
});
