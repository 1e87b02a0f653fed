import { expect, test, vi } from 'vitest';
import { createChooser } from '../../../islands/variations/chooser.ts';

const flush = () => new Promise((resolve) => setTimeout(resolve));

interface PendingRead {
  key: string;
  signal: AbortSignal;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}

function start() {
  const reads: PendingRead[] = [];
  const work = {
    read: ({ key }: { key: string }, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => reads.push({ key, signal, resolve, reject })),
    show: vi.fn((_answer: string, choice: { key: string }) => choice),
    restore: vi.fn(),
    showBusy: vi.fn(),
  };
  const controller = new AbortController();
  const chooser = createChooser({ key: 'a' }, work, controller.signal);
  return { chooser, work, reads, controller, choose: (key: string) => chooser.choose({ key }) };
}

test('a repeat aborts the one before, and its late answer shows nothing [PRD-01]', async () => {
  const { reads, work, choose } = start();
  choose('b');
  choose('c');
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  reads[1]!.resolve('C');
  reads[0]!.resolve('B');
  await flush();
  expect(work.show.mock.calls).toEqual([['C', { key: 'c' }]]);
});

test('the same choice is not asked twice, and what is shown is not asked at all [PRD-01]', async () => {
  const { reads, chooser, work, choose } = start();
  choose('a');
  choose('b');
  choose('b');
  expect(reads).toHaveLength(1);
  choose('a');
  expect(reads[0]!.signal.aborted).toBe(true);
  expect(chooser.requested()).toBeUndefined();
  expect(work.showBusy.mock.calls).toEqual([[true], [false]]);
  await flush();
  expect(work.restore).not.toHaveBeenCalled();
});

test('what was pressed gets its answer although something else is chosen, and does not show [PRD-01]', async () => {
  const { reads, chooser, work, choose } = start();
  choose('b');
  const pendingAnswer = chooser.blockSubmit();
  choose('c');
  expect(reads[0]!.signal.aborted).toBe(false);
  reads[1]!.resolve('C');
  reads[0]!.resolve('B');
  expect(await pendingAnswer).toBe('B');
  expect(work.show.mock.calls).toEqual([['C', { key: 'c' }]]);
});

test('a failure gives back what was shown, also after another one was shown [PRD-01]', async () => {
  const { reads, chooser, work, choose } = start();
  choose('b');
  reads[0]!.resolve('B');
  await flush();
  choose('c');
  reads[1]!.reject(new Error('gone'));
  await flush();
  expect(work.restore.mock.calls).toEqual([[{ key: 'b' }, { key: 'c' }, new Error('gone')]]);
  expect(chooser.blockSubmit()).toBeUndefined();
});

test('nothing is shown once the island has left [PRD-01]', async () => {
  const { reads, work, controller, choose } = start();
  choose('b');
  controller.abort();
  reads[0]!.resolve('B');
  await flush();
  expect(reads[0]!.signal.aborted).toBe(true);
  expect(work.show).not.toHaveBeenCalled();
});
