import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LIMIT_MS = 100;

/** A worker whose messages the test sends. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly terminate = vi.fn<() => void>();
  readonly postMessage = vi.fn<(data: unknown) => void>();

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  async send(data: unknown): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const lastWorker = () => FakeWorker.all.at(-1)!;

async function start(pattern: RegExp, value: string): Promise<{ answer: Promise<boolean> }> {
  vi.resetModules();
  const { runInWorker } = await import('#validation/libraries/regex-guard.ts');
  const answer = runInWorker(pattern, value);
  await vi.advanceTimersByTimeAsync(0);
  return { answer };
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a pattern that never ends is stopped after its time, and the value passes [VAL-10]', async () => {
  const { answer } = await start(/(a+)+b/, 'aaaa');
  await lastWorker().send('ready');
  await lastWorker().send('begins');
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(lastWorker().terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(lastWorker().terminate).toHaveBeenCalledOnce();
  expect(await answer).toBe(true);
});

test('a worker that gets its turn late still judges: only the evaluation counts [VAL-10]', async () => {
  const { answer } = await start(/(\w+\d)+/, 'abc');
  await vi.advanceTimersByTimeAsync(LIMIT_MS * 3);
  await lastWorker().send('ready');
  await vi.advanceTimersByTimeAsync(LIMIT_MS * 3);
  await lastWorker().send('begins');
  await lastWorker().send(false);
  expect(await answer).toBe(false);
  expect(lastWorker().terminate).not.toHaveBeenCalled();
});

test('a page that was busy for the whole time reads the answer that has come [VAL-10]', async () => {
  const { answer } = await start(/(\w+\d)+/, 'abc');
  await lastWorker().send('ready');
  await lastWorker().send('begins');
  // After a busy phase, the page runs an overdue timer before an equally overdue message.
  vi.advanceTimersToNextTimer();
  await lastWorker().send(false);
  expect(await answer).toBe(false);
});

test('a worker that does not come lets the value pass [VAL-10]', async () => {
  const { answer } = await start(/(a+)+b/, 'aaaa');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lastWorker().terminate).toHaveBeenCalledOnce();
  expect(await answer).toBe(true);
});
