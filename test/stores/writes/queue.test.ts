import { expect, test } from 'vitest';
import { createWriteQueue } from '#stores/writes/queue.ts';
import { watchConsole } from '../../support/console.ts';
import { later } from '../../support/server.ts';

function createRecordedQueue() {
  const log: string[] = [];
  const queue = createWriteQueue('the test’s writes', () => log.push('drained'));
  const gates = new Map<string, ReturnType<typeof later<void>>>();
  const add = (key: string) =>
    queue.add(key, async () => {
      log.push(`start ${key}`);
      const gate = later<void>();
      gates.set(key, gate);
      await gate.promise;
      log.push(`end ${key}`);
    });
  const end = async (key: string) => {
    gates.get(key)!.resolve();
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
  };
  return { log, queue, add, end };
}

test('writes run one after the other, first come, first served', async () => {
  const { log, add, end, queue } = createRecordedQueue();
  add('a');
  add('b');
  expect(log).toEqual(['start a']);
  await end('a');
  expect(log).toEqual(['start a', 'end a', 'start b']);
  await end('b');
  await queue.idle();
  expect(log).toEqual(['start a', 'end a', 'start b', 'end b', 'drained']);
});

test('a key that waits keeps its place and runs once', async () => {
  const { log, add, end } = createRecordedQueue();
  for (const key of ['a', 'b', 'c', 'b']) add(key);
  await end('a');
  await end('b');
  await end('c');
  expect(log.filter((entry) => entry.startsWith('start'))).toEqual(['start a', 'start b', 'start c']);
});

test('a key that is under way may be queued again', async () => {
  const { log, add, end } = createRecordedQueue();
  add('a');
  add('a');
  await end('a');
  expect(log).toEqual(['start a', 'end a', 'start a']);
  await end('a');
});

test('idle settles when the lane is empty, at once when it is so already', async () => {
  const { queue, add, end } = createRecordedQueue();
  await queue.idle();
  add('a');
  let isIdle = false;
  const idle = queue.idle().then(() => (isIdle = true));
  await Promise.resolve();
  expect(isIdle).toBe(false);
  await end('a');
  await idle;
  expect(isIdle).toBe(true);
});

test('a write that throws is reported, and the next one has its turn', async () => {
  const { errors } = watchConsole();
  const log: string[] = [];
  const queue = createWriteQueue('the test’s writes', () => {
    log.push('drained');
    throw new Error('A listener has failed.');
  });
  queue.add('a', () => Promise.reject(new Error('Nobody expected this.')));
  queue.add('b', async () => void log.push('b'));
  await queue.idle();
  queue.add('c', async () => void log.push('c'));
  await queue.idle();
  expect(log).toEqual(['b', 'drained', 'c', 'drained']);
  expect(errors().join()).toContain('Nobody expected this.');
  expect(errors().join()).toContain('A listener has failed.');
});

test('a key that waits runs its first write', async () => {
  const { queue, add, end } = createRecordedQueue();
  const log: string[] = [];
  add('a');
  queue.add('b', async () => void log.push('first'));
  queue.add('b', async () => void log.push('second'));
  await end('a');
  await queue.idle();
  expect(log).toEqual(['first']);
});
