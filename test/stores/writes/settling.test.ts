import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime';
import { createSettling } from '#stores/writes';

let sent: string[];
let settling: ReturnType<typeof createSettling>;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  settling = createSettling(300, (key) => sent.push(key));
});
afterEach(() => void vi.useRealTimers());

test('what is wished in quick succession is sent once, when no more comes', () => {
  settling.sendLater('a');
  vi.advanceTimersByTime(299);
  settling.sendLater('a');
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['a']);
});

test('keys wait for themselves alone', () => {
  settling.sendLater('a');
  vi.advanceTimersByTime(200);
  settling.sendLater('b');
  vi.advanceTimersByTime(100);
  expect(sent).toEqual(['a']);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual(['a', 'b']);
});

test('what is sent at once, or forgotten, is not sent again', () => {
  for (const key of ['a', 'b']) settling.sendLater(key);
  settling.sendNow('a');
  settling.sendNow('c');
  settling.forget('b');
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a', 'c']);
});

test('everything that waits can be sent at once, in its order', () => {
  for (const key of ['a', 'b', 'a']) settling.sendLater(key);
  settling.sendAll();
  expect(sent).toEqual(['b', 'a']);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['b', 'a']);
});

test('the page is not idle while something waits', async () => {
  vi.useRealTimers();
  const quick = createSettling(20, (key) => sent.push(key));
  quick.sendLater('a');
  await whenIdle();
  expect(sent).toEqual(['a']);
});

test('a page is idle while a value waits that its user may undo', async () => {
  vi.useRealTimers();
  const undoable = createSettling(30_000, (key) => sent.push(key), false);
  undoable.sendLater('a');
  await whenIdle();
  expect(sent).toEqual([]);
  undoable.forget('a');
});
