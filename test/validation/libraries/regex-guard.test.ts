import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LIMIT_MS = 100;

/** A worker whose messages the test sends. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly terminate = vi.fn<() => void>();
  readonly postMessage = vi.fn<(data: unknown) => void>();

  readonly url: string;
  readonly options: WorkerOptions;

  constructor(url: string, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    FakeWorker.all.push(this);
  }

  async send(data: unknown): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const lastWorker = () => FakeWorker.all.at(-1)!;

async function start(pattern: RegExp, value: string) {
  vi.resetModules();
  const { runInWorker } = await import('#validation/libraries/regex-guard.ts');
  const answer = runInWorker(pattern, value);
  await vi.advanceTimersByTimeAsync(0);
  return { answer, runInWorker };
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

/** Lets the worker answer a question as it does in a browser. */
async function answerWith(verdict: boolean): Promise<void> {
  await lastWorker().send('begins');
  await lastWorker().send(verdict);
}

test('the worker is a module of the library’s own, and gets the pattern and the value [VAL-10]', async () => {
  const { answer } = await start(/(a+)+b/u, 'aaaa');
  expect(String(lastWorker().url)).toMatch(/\/regex-worker\.ts$/);
  expect(lastWorker().options).toEqual({ type: 'module' });
  expect(lastWorker().postMessage).not.toHaveBeenCalled();
  await lastWorker().send('ready');
  expect(lastWorker().postMessage).toHaveBeenCalledWith({ source: '(a+)+b', flags: 'u', value: 'aaaa' });
  await answerWith(true);
  expect(await answer).toBe(true);
});

test('one worker answers all questions, each of them once [VAL-10]', async () => {
  const { answer, runInWorker } = await start(/(a+)+b/, 'aaaa');
  await lastWorker().send('ready');
  await answerWith(false);
  expect(await answer).toBe(false);
  expect(await runInWorker(/(a+)+b/, 'aaaa')).toBe(false);
  expect(lastWorker().postMessage).toHaveBeenCalledOnce();
  for (const [pattern, value] of [
    [/(a+)+b/, 'ab'],
    [/(a+)+c/, 'aaaa'],
    [/(a+)+b/u, 'aaaa'],
  ] as const) {
    const next = runInWorker(pattern, value);
    await vi.advanceTimersByTimeAsync(0);
    await answerWith(true);
    expect(await next).toBe(true);
  }
  expect(FakeWorker.all).toHaveLength(1);
  expect(lastWorker().postMessage).toHaveBeenCalledTimes(4);
});

test('a worker that fails lets the value pass, and the next question gets another worker [VAL-10]', async () => {
  const { answer, runInWorker } = await start(/(a+)+b/, 'aaaa');
  lastWorker().dispatchEvent(new Event('error'));
  expect(await answer).toBe(true);
  expect(lastWorker().terminate).toHaveBeenCalledOnce();
  const next = runInWorker(/(a+)+b/, 'aa');
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeWorker.all).toHaveLength(2);
  await lastWorker().send('ready');
  lastWorker().dispatchEvent(new Event('error'));
  expect(await next).toBe(true);
});

test('a policy that allows no worker lets the value pass [VAL-10]', async () => {
  vi.stubGlobal('Worker', function reject() {
    throw new DOMException('Refused.', 'SecurityError');
  });
  const { answer } = await start(/(a+)+b/, 'aaaa');
  expect(await answer).toBe(true);
});
