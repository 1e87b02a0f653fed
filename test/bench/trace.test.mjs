import { expect, test } from 'vitest';
import { readLongestTask, readWork } from '../../bench/support/trace.mjs';

const thread = { pid: 1, tid: 7 };
const mark = (name, ts, tts) => ({ ...thread, name, cat: 'blink.user_timing', ph: 'I', ts, tts });
const task = (ts, dur, where = thread) => ({
  ...where,
  name: 'ThreadControllerImpl::RunTask',
  cat: 'toplevel',
  ph: 'X',
  ts,
  dur,
});

const events = [
  task(0, 90_000),
  mark('from', 100_000, 5_000),
  task(95_000, 10_000),
  task(110_000, 12_000),
  task(120_000, 80_000, { pid: 2, tid: 7 }),
  task(120_000, 80_000, { pid: 1, tid: 8 }),
  mark('to', 150_000, 25_000),
  task(140_000, 30_000),
  task(180_000, 70_000),
];

test('the longest task is one of the marks’ thread, between them, with the one that ends it', () => {
  expect(readLongestTask(events, 'from', 'to')).toBe(30);
});

test('work is the thread’s own time between the marks', () => {
  expect(readWork(events, 'from', 'to')).toBe(20);
});

test('a page that never came so far is refused', () => {
  expect(() => readWork(events, 'from', 'never')).toThrow(/never made the mark "never"/);
});
