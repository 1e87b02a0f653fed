import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '#runtime/requests/request-error.ts';
import { createLane, createWish, type Wanted } from '#stores/writes';
import { pass } from '../../support/cart.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';
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

/** A wish whose writes are answered by the test, one after the other. */
function open(queue?: (run: () => Promise<void>) => void) {
  const sent: boolean[] = [];
  const refusals: [string | undefined, boolean][] = [];
  const gates: ReturnType<typeof later<void>>[] = [];
  const slot = createWish<boolean>({
    confirmed: false,
    write(value) {
      sent.push(value);
      gates.push(later<void>());
      return gates.at(-1)!.promise;
    },
    onRefused: (message, value) => refusals.push([message, value]),
    ...(queue && { queue }),
  });
  const answer = (settle: (gate: ReturnType<typeof later<void>>) => void) => {
    settle(gates.at(-1)!);
    return pass(0);
  };
  return {
    ...slot,
    sent,
    refusals,
    shown: (): Wanted<boolean> => slot.$wanted.get(),
    confirmSent: () => answer((gate) => gate.resolve()),
    fail: (error: Error) => answer((gate) => gate.reject(error)),
  };
}

test('a wish is shown before the server has it', async () => {
  const slot = open();
  slot.wish(true);
  expect(slot.shown()).toEqual({ value: true, phase: 'sending' });
  await slot.confirmSent();
  expect(slot.shown()).toEqual({ value: true, phase: 'settled' });
  expect(slot.sent).toEqual([true]);
});

test('two fast presses are one write, and the second takes the first back', async () => {
  const slot = open();
  slot.wish(true);
  slot.wish(false);
  expect(slot.sent).toEqual([true]);
  await slot.confirmSent();
  expect(slot.sent).toEqual([true, false]);
  await slot.confirmSent();
  expect(slot.shown()).toEqual({ value: false, phase: 'settled' });
});

test('what the server has is not sent', async () => {
  const slot = open();
  slot.wish(false);
  await pass(0);
  expect(slot.sent).toEqual([]);
  expect(slot.shown()).toEqual({ value: false, phase: 'settled' });
  slot.wish(true);
  slot.wish(false);
  slot.wish(true);
  await slot.confirmSent();
  expect(slot.sent).toEqual([true]);
});

test('what the server refuses is taken back, with its words', async () => {
  const slot = open();
  slot.wish(true);
  await slot.fail(failed(409, '{"Message":"Compte bloqué"}'));
  expect(slot.shown()).toEqual({ value: false, phase: 'settled' });
  expect(slot.refusals).toEqual([['Compte bloqué', true]]);
});

test('a refusal of something that is no longer wished is not told', async () => {
  const slot = open();
  slot.wish(true);
  slot.wish(false);
  await slot.fail(failed(409));
  expect(slot.refusals).toEqual([]);
  expect(slot.shown()).toEqual({ value: false, phase: 'settled' });
  expect(slot.sent).toEqual([true]);
});

test('what has an unknown outcome is sent twice, then kept for a retry', async () => {
  const slot = open();
  slot.wish(true);
  await slot.fail(failed(503));
  await pass(500);
  expect(slot.sent).toEqual([true, true]);
  await slot.fail(failed(503));
  expect(slot.shown()).toEqual({ value: true, phase: 'failed', failure: 'unsure' });
  expect(consoleWatch.errors().join()).toContain('503');
  slot.retry();
  await slot.confirmSent();
  expect(slot.shown()).toEqual({ value: true, phase: 'settled' });
});

test('after an open outcome the old value is sent, too: the server may have the other', async () => {
  const slot = open();
  slot.wish(true);
  await slot.fail(failed(500));
  slot.wish(false);
  await pass(500);
  await slot.confirmSent();
  expect(slot.sent).toEqual([true, false]);
});

test('what needs a sign-in is kept, and sent again by a retry', async () => {
  const slot = open();
  slot.wish(true);
  await slot.fail(failed(401));
  expect(slot.shown()).toEqual({ value: true, phase: 'failed', failure: 'signed-out' });
  slot.retry();
  await slot.confirmSent();
  expect(slot.shown().phase).toBe('settled');
});

describe('what the server says by another way', () => {
  test('is shown where nothing is wished', () => {
    const slot = open();
    slot.confirm(true);
    expect(slot.shown()).toEqual({ value: true, phase: 'settled' });
  });

  test('ends a failure that was none after all', async () => {
    const slot = open();
    slot.wish(true);
    await slot.fail(failed(401));
    slot.confirm(true);
    expect(slot.shown()).toEqual({ value: true, phase: 'settled' });
  });

  test('never wins over a newer wish', async () => {
    const slot = open();
    slot.wish(true);
    slot.confirm(false);
    expect(slot.shown()).toEqual({ value: true, phase: 'sending' });
    await slot.confirmSent();
    expect(slot.shown()).toEqual({ value: true, phase: 'settled' });
  });
});

test('in a lane it waits for its turn, and sends what is wished then', async () => {
  const lane = createLane('the test’s writes', () => {});
  const before = later<void>();
  lane.add('before', () => before.promise);
  const slot = open((run) => lane.add('slot', run));
  slot.wish(true);
  slot.wish(false);
  slot.wish(true);
  expect(slot.sent).toEqual([]);
  before.resolve();
  await pass(0);
  expect(slot.sent).toEqual([true]);
  await slot.confirmSent();
  await lane.idle();
  expect(slot.shown().phase).toBe('settled');
});

test('listeners that throw are reported, and jam nothing', async () => {
  const slot = createWish({
    confirmed: 0,
    write: (value) => (value === 1 ? Promise.reject(failed(400)) : Promise.resolve()),
    onRefused() {
      throw new Error('The view has failed.');
    },
  });
  slot.$wanted.listen(() => {
    throw new Error('A listener has failed.');
  });
  slot.wish(1);
  await slot.idle();
  slot.wish(2);
  await slot.idle();
  expect(slot.$wanted.get()).toEqual({ value: 2, phase: 'settled' });
  expect(consoleWatch.errors().join()).toContain('The view has failed.');
  expect(consoleWatch.errors().join()).toContain('A listener has failed.');
});

test('whatever happens in whatever order, it ends with what was wished last, at the server and in the view', async () => {
  for (const seed of chooseSeeds(60)) {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    let [atServer, isStorm, underWay] = [0, true, 0];
    const slot = createWish<number>({
      confirmed: 0,
      async write(value) {
        underWay += 1;
        expect(underWay, `one at a time, seed ${seed}`).toBe(1);
        await pause(below(700));
        const fault = isStorm ? below(5) : 0;
        if (fault !== 1) atServer = value;
        underWay -= 1;
        if (fault === 1 || fault === 2) throw new RequestError('network', '/api');
        if (fault === 3) throw failed(503);
      },
      onRefused: () => {},
    });
    for (let moves = below(12); moves > 0; moves -= 1) {
      if (below(4) > 0) slot.wish(below(4));
      else slot.retry();
      await pass(below(900));
    }
    isStorm = false;
    const wished = slot.$wanted.get().value;
    for (let round = 0; round < 2; round += 1) {
      slot.retry();
      await pass(10_000);
    }
    const end = { value: wished, phase: 'settled' };
    expect([slot.$wanted.get(), atServer], `seed ${seed}`).toEqual([end, wished]);
  }
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
