import { expect, test, vi } from 'vitest';
import { createTaskQueue } from '../../../islands/kit/upload/task-queue.ts';

/** Creates tasks that end on demand. */
function createTasks(...names: string[]) {
  const started: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const tasks = names.map((name) => () => {
    started.push(name);
    return new Promise<void>((resolve, reject) =>
      end.set(name, (error) => (error ? reject(error) : resolve())),
    );
  });
  const finish = async (name: string, error?: Error) => {
    end.get(name)!(error);
    await Promise.resolve().then(() => {});
    await Promise.resolve();
  };
  return { tasks, started, finish };
}

test('a queue runs so many tasks at once, in their order, and a task that throws stops no other [UPL-05]', async () => {
  const onError = vi.fn();
  const queue = createTaskQueue(2, onError);
  const { tasks, started, finish } = createTasks('a', 'b', 'c', 'd');
  tasks.forEach((task) => queue.add(task));
  expect(started).toEqual(['a', 'b']);
  await finish('b', new Error('b'));
  expect(started).toEqual(['a', 'b', 'c']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('b'));
  await finish('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('a queue is idle before its first task and once the last one has ended, and tasks that were cleared never start', async () => {
  const queue = createTaskQueue(1, vi.fn());
  await queue.idle();
  const { tasks, started, finish } = createTasks('a', 'b');
  tasks.forEach((task) => queue.add(task));
  const isIdle = vi.fn();
  void queue.idle().then(isIdle);
  queue.clear();
  await Promise.resolve();
  expect(isIdle).not.toHaveBeenCalled();
  await finish('a');
  await queue.idle();
  expect(isIdle).toHaveBeenCalledOnce();
  expect(started).toEqual(['a']);
});
