import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enqueue, enqueueLater } from '#runtime/islands/queue.ts';
import { watchConsole } from '../../support/console.ts';

const { tasks, closed, layout } = vi.hoisted(() => {
  // Replaced before the library reads it from the prototype.
  const layout = { reads: 0, rects: new WeakMap<Element, DOMRect>() };
  Element.prototype.getBoundingClientRect = function getRect() {
    layout.reads += 1;
    return layout.rects.get(this) ?? new DOMRect();
  };
  const waiting: (() => void)[] = [];
  const closed = { count: 0 };
  // Messages arrive on demand.
  class Channel {
    port1 = { onmessage: () => {}, close: () => (closed.count += 1) };
    port2 = { postMessage: () => waiting.push(() => this.port1.onmessage()) };
  }
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    waiting.push(draw);
    return draw;
  });
  vi.stubGlobal('cancelAnimationFrame', (draw: () => void) => waiting.splice(waiting.indexOf(draw), 1));
  return { tasks: waiting, closed, layout };
});

let now = 0;

beforeEach(() => {
  now = 0;
  layout.reads = 0;
  tasks.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Lets all microtasks run. */
async function flushMicrotasks(): Promise<void> {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
}

/** Runs the next pending frame or message. */
async function runNextTask(): Promise<void> {
  tasks.shift()?.();
  await flushMicrotasks();
}

function hostAt(top: number): Element {
  const host = document.createElement('div');
  layout.rects.set(host, new DOMRect(0, top, 100, 50));
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

test('the first slice goes by the order of the page, without asking for places', async () => {
  const { done, add } = recorder();
  add('above', -200);
  add('in view', 100);
  expect(done).toEqual([]);
  await flushMicrotasks();
  expect(done).toEqual(['above', 'in view']);
  expect(layout.reads).toBe(0);
});

test('after the first slice what is in view is mounted first, otherwise the order of the page holds', async () => {
  const { done, add } = recorder();
  add('first', 0, 9);
  add('above', -200);
  add('below', 5_000);
  add('in view', 100);
  add('partly in view', -20);
  await flushMicrotasks();
  expect(done).toEqual(['first']);
  // The queue waits for a frame and a task after it: the browser has then laid out the page.
  await runNextTask();
  expect(done).toEqual(['first']);
  await runNextTask();
  expect(done).toEqual(['first', 'in view', 'partly in view', 'above', 'below']);
});

test('a frame that comes too late stops nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { done, add } = recorder();
  add('first', 0, 9);
  add('second', 0, 9);
  add('third', 0);
  await flushMicrotasks();
  expect(done).toEqual(['first']);
  vi.advanceTimersByTime(100);
  await flushMicrotasks();
  expect(done).toEqual(['first', 'second']);
  while (tasks.length > 0) await runNextTask();
  expect(done).toEqual(['first', 'second', 'third']);
  vi.useRealTimers();
});

test('nothing of the queue is left on the page once it is empty', async () => {
  const { add } = recorder();
  const before = closed.count;
  add('first', 0, 9);
  add('second', 0);
  await flushMicrotasks();
  await runNextTask();
  await runNextTask();
  expect(closed.count).toBe(before + 1);
});

test('a page that is still being parsed is left a breath before the first slice', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { done, add } = recorder();
  add('early', 0);
  await flushMicrotasks();
  expect(done).toEqual([]);
  await runNextTask();
  expect(done).toEqual(['early']);
});

describe('what can wait', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is done after the mounts, in its order', async () => {
    const { done, add } = recorder();
    enqueueLater(() => done.push('later'));
    enqueueLater(() => done.push('last'));
    add('mount', 0);
    await flushMicrotasks();
    expect(done).toEqual(['mount', 'later', 'last']);
  });

  test('does not wait for ever for a mount', async () => {
    const { done } = recorder();
    enqueueLater(() => done.push('later'));
    await flushMicrotasks();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(50);
    await flushMicrotasks();
    expect(done).toEqual(['later']);
  });
});

test('the browser breathes once mounting has held it for 8 ms', async () => {
  const { done, add } = recorder();
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(name, 0, 5);
  await flushMicrotasks();
  expect(done).toEqual(['a', 'b']);
  // The first pause includes a frame.
  await runNextTask();
  await runNextTask();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  await runNextTask();
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a mount that throws is reported and stops no other', async () => {
  const { errors } = watchConsole();
  const { done, add } = recorder();
  enqueue(hostAt(0), () => {
    throw new Error('broken');
  });
  add('next', 0);
  await runNextTask();
  expect(done).toEqual(['next']);
  expect(errors()).toEqual(['[archipel] broken']);
});

test('what a mount queues is done after it', async () => {
  const { done, add } = recorder();
  enqueue(hostAt(0), () => add('inner', 0));
  add('outer', 0);
  await runNextTask();
  expect(done).toEqual(['outer', 'inner']);
});

test('the queue starts again once it was empty', async () => {
  const { done, add } = recorder();
  add('first', 0);
  await runNextTask();
  add('second', 0);
  await runNextTask();
  expect(done).toEqual(['first', 'second']);
});
