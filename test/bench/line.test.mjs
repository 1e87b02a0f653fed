import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, readUrgency } from '../../bench/support/line.mjs';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Sends responses of a few kB at the same time; returns when each one was complete, in ms. */
async function send(answers) {
  const line = createLine({ latency: 100, bytesPerSecond: 100_000 });
  const came = {};
  const requestedAt = performance.now();
  for (const { name, kilobytes, urgency } of answers) {
    const end = () => (came[name] = performance.now() - requestedAt);
    line.send({ urgency, body: Buffer.alloc(kilobytes * 1_000), write: () => {}, end });
  }
  await vi.advanceTimersByTimeAsync(5_000);
  return came;
}

test('an answer takes the latency and its bytes', async () => {
  const { page } = await send([{ name: 'page', kilobytes: 10, urgency: 3 }]);
  expect(page).toBeGreaterThanOrEqual(195);
  expect(page).toBeLessThanOrEqual(210);
});

test('the urgent is sent whole before the rest, whatever was asked for first', async () => {
  const { script, style, photo } = await send([
    { name: 'script', kilobytes: 20, urgency: 6 },
    { name: 'style', kilobytes: 10, urgency: 0 },
    { name: 'photo', kilobytes: 10, urgency: 2 },
  ]);
  expect(style).toBeLessThan(photo);
  expect(photo).toBeLessThan(script);
  // Order loses no capacity: all are complete once the line has carried their bytes.
  expect(script).toBeLessThanOrEqual(100 + 400 + 12);
});

test.each([
  ['u=0, i', 0],
  ['i, u=5', 5],
  ['i', 3],
  [undefined, 3],
])('the header "%s" means the urgency %i', (header, urgency) => {
  expect(readUrgency(header)).toBe(urgency);
});
