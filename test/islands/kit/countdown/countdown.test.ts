import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCountdown } from '#kit/countdown/countdown.ts';
import { durationText } from '#kit/countdown/duration-text.ts';
import { showPage } from '../../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T00:00:00.400Z') });
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(inSeconds: number, offset = 0) {
  const ticks: number[] = [];
  const onEnd = vi.fn();
  const end = Math.floor(Date.now() / 1_000) * 1_000 + inSeconds * 1_000 + offset;
  startCountdown({
    deadline: { end, offset },
    signal: controller.signal,
    onTick: (left) => ticks.push(left),
    onEnd,
  });
  return { ticks, onEnd };
}

test('it ticks on the full second, and ends once [CAT-09] [POP-02]', () => {
  const { ticks, onEnd } = start(3);
  expect(ticks).toEqual([3]);
  vi.advanceTimersByTime(600);
  expect(ticks).toEqual([3, 2]);
  vi.advanceTimersByTime(1_000);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(ticks).toEqual([3, 2, 1, 0]);
  vi.advanceTimersByTime(60_000);
  expect([ticks.length, onEnd.mock.calls.length]).toEqual([4, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the visitor’s clock may be hours wrong', () => {
  const { ticks } = start(10, 7 * 3_600_000);
  vi.advanceTimersByTime(600);
  expect(ticks).toEqual([10, 9]);
});

test('after a sleep of half an hour it is right again at the first tick', () => {
  const { ticks } = start(3_600);
  vi.setSystemTime(Date.now() + 1_800_000);
  vi.advanceTimersByTime(600);
  expect(ticks.at(-1)).toBe(1_799);
});

test('a page that is seen again shows the right time at once', () => {
  const { ticks } = start(3_600);
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ticks.at(-1)).toBe(3_540);
});

test('a timer that fires a hair early skips no second [CAT-09] [POP-02]', () => {
  const { ticks } = start(30);
  const changes: number[] = [];
  const realNow = Date.now.bind(Date);
  let lastRead = 0;
  // Browsers may run a timer 1 ms early: here the first clock reading in every third second is early.
  vi.spyOn(Date, 'now').mockImplementation(() => {
    const now = realNow();
    const isEarly = now !== lastRead && Math.floor(now / 1_000) % 3 === 0;
    lastRead = now;
    return isEarly ? now - 1 : now;
  });
  for (let passed = 0; passed < 20_000; passed += 1) {
    const before = ticks.at(-1);
    vi.advanceTimersByTime(1);
    if (ticks.at(-1) !== before) changes.push(passed);
  }
  const gaps = changes.slice(1).map((at, index) => at - changes[index]!);
  expect(gaps.every((gap) => gap > 950 && gap < 1_050)).toBe(true);
});

test('clocks that change at different moments each change on their own second', () => {
  const first = start(10);
  const second = start(9.8);
  vi.advanceTimersByTime(400);
  expect([first.ticks.at(-1), second.ticks.at(-1)]).toEqual([10, 9]);
  vi.advanceTimersByTime(200);
  expect([first.ticks.at(-1), second.ticks.at(-1)]).toEqual([9, 9]);
});

test('what is over already ends at once', () => {
  const { ticks, onEnd } = start(-5);
  expect([ticks, onEnd.mock.calls.length]).toEqual([[0], 1]);
});

test('many have one timer, and none when the last has gone', () => {
  for (let count = 0; count < 50; count += 1) start(60);
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['fr', 0, '00:00:00'],
  ['fr', 86_399, '23:59:59'],
  ['fr', 86_400, '1 j 00:00:00'],
  ['nl', 183_845, '2 d 03:04:05'],
  ['en', 183_845, '2 d 03:04:05'],
])('in %s %i seconds are %s', (lang, seconds, text) => {
  showPage('', { lang });
  expect(durationText(seconds)).toBe(text);
});
