import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on } from '#runtime';
import { RequestError } from '#runtime/requests/request-error.ts';
import { createOptimistic } from '#stores/writes';
import { pass } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';

const failed = (status: number) => new RequestError('status', '/api', { status });

let consoleWatch: WatchedConsole;
let controller: AbortController;
beforeEach(() => {
  consoleWatch = watchConsole();
  controller = new AbortController();
  vi.useFakeTimers();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a quantity whose writes have the given results, one after the other. */
function open(results: (number | Error | undefined)[], onRejected = (): void => {}) {
  const sent: number[] = [];
  const optimistic = createOptimistic<number>({
    confirmed: 0,
    async write(value) {
      sent.push(value);
      const result = results.shift();
      if (result instanceof Error) throw result;
      return result;
    },
    onRejected,
  });
  return { ...optimistic, sent };
}

test('the server’s smaller quantity is shown, and is not sent', async () => {
  const { set, $state, sent, idle } = open([3]);
  set(5);
  await idle();
  expect($state.get()).toEqual({ value: 3, status: 'settled' });
  expect(sent).toEqual([5]);
});

test('a value that the server has confirmed is not sent again', async () => {
  const { set, sent, idle } = open([]);
  set(5);
  await idle();
  set(5);
  await idle();
  expect(sent).toEqual([5]);
});

test('a value confirmed while it is sent stays in progress until its own answer', async () => {
  const { set, confirm, $state, idle } = open([]);
  set(5);
  confirm(5);
  expect($state.get()).toEqual({ value: 5, status: 'saving' });
  await idle();
  expect($state.get()).toEqual({ value: 5, status: 'settled' });
});

test('a failed value waits for its retry when the server confirms another one', async () => {
  const { set, confirm, $state, idle } = open([failed(401)]);
  set(5);
  await idle();
  confirm(3);
  expect($state.get()).toEqual({ value: 5, status: 'failed', failure: 'signed-out' });
});

test('a retry without a failure changes nothing', async () => {
  const { retry, $state, sent } = open([]);
  const seen: string[] = [];
  $state.listen(({ status }) => seen.push(status));
  retry();
  await pass(0);
  expect(seen).toEqual([]);
  expect(sent).toEqual([]);
});

test('a value chosen by a callback that throws is sent', async () => {
  const { set, $state, sent, idle } = open([failed(409)], () => {
    set(2);
    throw new Error('The view has failed.');
  });
  set(5);
  await idle();
  expect(sent).toEqual([5, 2]);
  expect($state.get()).toEqual({ value: 2, status: 'settled' });
});

test('a failure without a callback is reported once, with its address', async () => {
  const seen: string[] = [];
  on('api-error', ({ detail }) => void seen.push(detail.url), controller.signal);
  const { set, $state, idle } = open([failed(401)]);
  set(5);
  await idle();
  expect(seen).toEqual(['/api']);
  expect(consoleWatch.errors()).toHaveLength(1);
  expect($state.get().status).toBe('failed');
});

test('a failure of the write’s own code has no address', async () => {
  const seen: string[] = [];
  on('api-error', ({ detail }) => void seen.push(detail.url), controller.signal);
  const { set, retry, $state } = open([new Error('No answer'), new Error('No answer')]);
  set(5);
  await pass(5_000);
  expect(seen).toEqual(['']);
  expect($state.get()).toEqual({ value: 5, status: 'failed', failure: 'unsure' });
  retry();
  await pass(0);
  expect($state.get()).toEqual({ value: 5, status: 'settled' });
});
