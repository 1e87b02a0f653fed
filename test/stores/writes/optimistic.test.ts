import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '#runtime/requests/request-error.ts';
import { createWriteQueue, createOptimistic, type OptimisticState } from '#stores/writes';
import { pass } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';
import { later } from '../../support/server.ts';

const failed = (status: number, body = '') => new RequestError('status', '/api', { status, body });

let consoleWatch: WatchedConsole;
beforeEach(() => {
  consoleWatch = watchConsole();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens an optimistic value whose writes the test answers one after the other. */
function open(queue?: (run: () => Promise<void>) => void) {
  const sent: boolean[] = [];
  const rejections: [string | undefined, boolean][] = [];
  const gates: ReturnType<typeof later<void>>[] = [];
  const optimistic = createOptimistic<boolean>({
    confirmed: false,
    write(value) {
      sent.push(value);
      gates.push(later<void>());
      return gates.at(-1)!.promise;
    },
    onRejected: (message, value) => rejections.push([message, value]),
    ...(queue && { queue }),
  });
  const answer = (complete: (gate: ReturnType<typeof later<void>>) => void) => {
    complete(gates.at(-1)!);
    return pass(0);
  };
  return {
    ...optimistic,
    sent,
    rejections,
    shown: (): OptimisticState<boolean> => optimistic.$state.get(),
    confirmSent: () => answer((gate) => gate.resolve()),
    fail: (error: Error) => answer((gate) => gate.reject(error)),
  };
}

test('a wish is shown before the server has it', async () => {
  const optimistic = open();
  optimistic.set(true);
  expect(optimistic.shown()).toEqual({ value: true, status: 'saving' });
  await optimistic.confirmSent();
  expect(optimistic.shown()).toEqual({ value: true, status: 'settled' });
  expect(optimistic.sent).toEqual([true]);
});

test('two fast presses are one write, and the second takes the first back', async () => {
  const optimistic = open();
  optimistic.set(true);
  optimistic.set(false);
  expect(optimistic.sent).toEqual([true]);
  await optimistic.confirmSent();
  expect(optimistic.sent).toEqual([true, false]);
  await optimistic.confirmSent();
  expect(optimistic.shown()).toEqual({ value: false, status: 'settled' });
});

test('what the server has is not sent', async () => {
  const optimistic = open();
  optimistic.set(false);
  await pass(0);
  expect(optimistic.sent).toEqual([]);
  expect(optimistic.shown()).toEqual({ value: false, status: 'settled' });
  optimistic.set(true);
  optimistic.set(false);
  optimistic.set(true);
  await optimistic.confirmSent();
  expect(optimistic.sent).toEqual([true]);
});

test('what the server refuses is taken back, with its words', async () => {
  const optimistic = open();
  optimistic.set(true);
  await optimistic.fail(failed(409, '{"Message":"Compte bloqué"}'));
  expect(optimistic.shown()).toEqual({ value: false, status: 'settled' });
  expect(optimistic.rejections).toEqual([['Compte bloqué', true]]);
});

test('a refusal of something that is no longer wished is not told', async () => {
  const optimistic = open();
  optimistic.set(true);
  optimistic.set(false);
  await optimistic.fail(failed(409));
  expect(optimistic.rejections).toEqual([]);
  expect(optimistic.shown()).toEqual({ value: false, status: 'settled' });
  expect(optimistic.sent).toEqual([true]);
});

test('what has an unknown outcome is sent twice, then kept for a retry', async () => {
  const optimistic = open();
  optimistic.set(true);
  await optimistic.fail(failed(503));
  await pass(500);
  expect(optimistic.sent).toEqual([true, true]);
  await optimistic.fail(failed(503));
  expect(optimistic.shown()).toEqual({ value: true, status: 'failed', failure: 'unsure' });
  expect(consoleWatch.errors().join()).toContain('503');
  optimistic.retry();
  await optimistic.confirmSent();
  expect(optimistic.shown()).toEqual({ value: true, status: 'settled' });
});

test('after an open outcome the old value is sent, too: the server may have the other', async () => {
  const optimistic = open();
  optimistic.set(true);
  await optimistic.fail(failed(500));
  optimistic.set(false);
  await pass(500);
  await optimistic.confirmSent();
  expect(optimistic.sent).toEqual([true, false]);
});

test('what needs a sign-in is kept, and sent again by a retry', async () => {
  const optimistic = open();
  optimistic.set(true);
  await optimistic.fail(failed(401));
  expect(optimistic.shown()).toEqual({ value: true, status: 'failed', failure: 'signed-out' });
  optimistic.retry();
  await optimistic.confirmSent();
  expect(optimistic.shown().status).toBe('settled');
});

describe('what the server says by another way', () => {
  test('is shown where nothing is wished', () => {
    const optimistic = open();
    optimistic.confirm(true);
    expect(optimistic.shown()).toEqual({ value: true, status: 'settled' });
  });

  test('ends a failure that was none after all', async () => {
    const optimistic = open();
    optimistic.set(true);
    await optimistic.fail(failed(401));
    optimistic.confirm(true);
    expect(optimistic.shown()).toEqual({ value: true, status: 'settled' });
  });

  test('never wins over a newer wish', async () => {
    const optimistic = open();
    optimistic.set(true);
    optimistic.confirm(false);
    expect(optimistic.shown()).toEqual({ value: true, status: 'saving' });
    await optimistic.confirmSent();
    expect(optimistic.shown()).toEqual({ value: true, status: 'settled' });
  });
});

test('in a lane it waits for its turn, and sends what is wished then', async () => {
  const writeQueue = createWriteQueue('the test’s writes', () => {});
  const before = later<void>();
  writeQueue.add('before', () => before.promise);
  const optimistic = open((run) => writeQueue.add('slot', run));
  optimistic.set(true);
  optimistic.set(false);
  optimistic.set(true);
  expect(optimistic.sent).toEqual([]);
  before.resolve();
  await pass(0);
  expect(optimistic.sent).toEqual([true]);
  await optimistic.confirmSent();
  await writeQueue.idle();
  expect(optimistic.shown().status).toBe('settled');
});

test('listeners that throw are reported, and jam nothing', async () => {
  const optimistic = createOptimistic({
    confirmed: 0,
    write: (value) => (value === 1 ? Promise.reject(failed(400)) : Promise.resolve()),
    onRejected() {
      throw new Error('The view has failed.');
    },
  });
  optimistic.$state.listen(() => {
    throw new Error('A listener has failed.');
  });
  optimistic.set(1);
  await optimistic.idle();
  optimistic.set(2);
  await optimistic.idle();
  expect(optimistic.$state.get()).toEqual({ value: 2, status: 'settled' });
  expect(consoleWatch.errors().join()).toContain('The view has failed.');
  expect(consoleWatch.errors().join()).toContain('A listener has failed.');
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const moves = stepsOf<ReturnType<typeof createOptimistic<number>>>(
  [
    [3, step('set', fc.nat(3), (optimistic, value) => optimistic.set(value))],
    [1, step('retry', fc.constant(undefined), (optimistic) => optimistic.retry())],
    [4, step('wait', fc.nat(900), (_, milliseconds) => pass(milliseconds))],
  ],
  24,
);
/** A write's response time in ms and its fault. `late`: the server has it, but its response is lost. */
const responses = fc.array(fc.tuple(fc.nat(700), fc.constantFrom('none', 'late', 'drop', 503, 'none')), {
  minLength: 12,
  maxLength: 12,
});

test('whatever happens in whatever order, it ends with what was wished last, at the server and in the view', async () => {
  const property = fc.asyncProperty(moves, responses, async (steps, given) => {
    const respond = drawFrom(given, [0, 'none']);
    let [atServer, hasFaults, inProgress] = [0, true, 0];
    const optimistic = createOptimistic<number>({
      confirmed: 0,
      async write(value) {
        inProgress += 1;
        expect(inProgress, 'one at a time').toBe(1);
        const [milliseconds, drawn] = respond();
        await pause(milliseconds);
        const fault = hasFaults ? drawn : 'none';
        if (fault !== 'drop') atServer = value;
        inProgress -= 1;
        if (fault === 'drop' || fault === 'late') throw new RequestError('network', '/api');
        if (fault === 503) throw failed(503);
      },
      onRejected: () => {},
    });
    await runSteps(optimistic, steps);
    hasFaults = false;
    const last = optimistic.$state.get().value;
    for (let round = 0; round < 2; round += 1) {
      optimistic.retry();
      await pass(10_000);
    }
    expect([optimistic.$state.get(), atServer]).toEqual([{ value: last, status: 'settled' }, last]);
  });
  await fc.assert(property, { numRuns: runs(60) });
});
