import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilIdle } from '../../../tools/playwright/idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose app gives these answers in turn, and the last one from then on. */
const pageWith = (...answers: (boolean | undefined | Promise<never>)[]): Page =>
  ({
    evaluate: async () => (answers.length > 1 ? answers.shift() : answers[0]),
    waitForTimeout: (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, ms);
      }),
    isClosed: () => false,
    url: () => 'http://localhost/cart.html',
  }) as unknown as Page;

const never = new Promise<never>(() => {});

/** The message with which a wait ends; `idle` without one. */
async function endOf(waiting: Promise<void>): Promise<string> {
  const ending = waiting.then(
    () => 'idle',
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return ending;
}

test('a page is idle once its app is, without an open request', async () => {
  const open = ['GET /api/v1/shoppingcarts'];
  const page = pageWith(true);
  const ending = endOf(waitUntilIdle(page, () => open.splice(0, 1)));
  expect(await ending).toBe('idle');
});

test('a page without the script is one sentence with the line that it needs', async () => {
  expect(await endOf(waitUntilIdle(pageWith(false), () => []))).toMatch(
    /^http:\/\/localhost\/cart\.html has no script of Archipel\. Its head needs <script type="module"/,
  );
});

test('a request that never ends is named', async () => {
  const waiting = waitUntilIdle(pageWith(true), () => ['PUT /api/v1/shoppingcartitems/7'], 500);
  expect(await endOf(waiting)).toMatch(
    /not idle after 500 ms\. Open requests: PUT \/api\/v1\/shoppingcartitems\/7\..*archipel\.idle/,
  );
});

test('a page that never answers may have a paused clock', async () => {
  expect(await endOf(waitUntilIdle(pageWith(never), () => [], 500))).toMatch(
    /without an open request\. A paused page\.clock .* page\.clock\.runFor\(\)/,
  );
});
