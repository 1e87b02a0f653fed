import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue } from '#runtime/queue.ts';
import { watchConsole } from '../support/console.ts';

const { breaths } = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  // A message arrives when the test says so.
  class Channel {
    port1 = { onmessage: () => {} };
    port2 = { postMessage: () => waiting.push(() => this.port1.onmessage()) };
  }
  vi.stubGlobal('MessageChannel', Channel);
  return { breaths: waiting };
});

let now = 0;

beforeEach(() => {
  now = 0;
  breaths.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Lets the browser have its turn, once. */
async function breathe(): Promise<void> {
  breaths.shift()?.();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function hostAt(top: number): Element {
  const host = document.createElement('div');
  host.getBoundingClientRect = () => new DOMRect(0, top, 100, 50);
  return host;
}

function recorder() {
  const done: string[] = [];
  const add = (name: string, top: number, cost = 0) =>
    enqueue(hostAt(top), () => {
      done.push(name);
      now += cost;
    });
  return { done, add };
}

test('what is in view is mounted first, otherwise the order of the page holds', async () => {
  const { done, add } = recorder();
  add('above', -200);
  add('below', 5_000);
  add('in view', 100);
  add('partly in view', -20);
  expect(done).toEqual([]);
  await breathe();
  expect(done).toEqual(['in view', 'partly in view', 'above', 'below']);
});

test('the browser breathes once mounting has held it for 8 ms', async () => {
  const { done, add } = recorder();
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name, 0, 5);
  await breathe();
  expect(done).toEqual(['a', 'b']);
  await breathe();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  await breathe();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a mount that throws is reported and stops no other', async () => {
  const { errors } = watchConsole();
  const { done, add } = recorder();
  enqueue(hostAt(0), () => {
    throw new Error('broken');
  });
  add('next', 0);
  await breathe();
  expect(done).toEqual(['next']);
  expect(errors()).toEqual(['[archipel] broken']);
});

test('what a mount queues is done after it', async () => {
  const { done, add } = recorder();
  enqueue(hostAt(0), () => add('inner', 0));
  add('outer', 0);
  await breathe();
  expect(done).toEqual(['outer', 'inner']);
});

test('the queue starts again once it was empty', async () => {
  const { done, add } = recorder();
  add('first', 0);
  await breathe();
  add('second', 0);
  await breathe();
  expect(done).toEqual(['first', 'second']);
});
