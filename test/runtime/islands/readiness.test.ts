import { expect, test } from 'vitest';
import { createReadiness } from '#runtime/islands/readiness.ts';

async function isResolved(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => true), Promise.resolve().then(() => false)]);
}

test('a view is ready with its first commit', async () => {
  const readiness = createReadiness();
  expect(await isResolved(readiness.ready)).toBe(false);
  readiness.commit();
  expect(await isResolved(readiness.ready)).toBe(true);
});

test('a commit beside a suspended view proves nothing', async () => {
  const readiness = createReadiness();
  readiness.suspend();
  readiness.commit();
  expect(await isResolved(readiness.ready)).toBe(false);
  readiness.reveal();
  readiness.commit();
  expect(await isResolved(readiness.ready)).toBe(true);
});

test('nobody waits for a view that left', async () => {
  const readiness = createReadiness();
  readiness.suspend();
  readiness.end();
  expect(await isResolved(readiness.ready)).toBe(true);
});
