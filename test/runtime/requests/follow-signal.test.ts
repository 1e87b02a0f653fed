import { expect, test } from 'vitest';
import { followSignal } from '#runtime/requests/follow-signal.ts';

test('the controller ends with the signal above it, not the other way round', () => {
  const above = new AbortController();
  const [ended, own] = [followSignal(above.signal), followSignal(above.signal)];
  own.abort();
  expect([own.signal.aborted, ended.signal.aborted, above.signal.aborted]).toEqual([true, false, false]);
  above.abort();
  expect(ended.signal.aborted).toBe(true);
});

test('a signal that has ended already makes an ended controller', () => {
  expect(followSignal(AbortSignal.abort()).signal.aborted).toBe(true);
});
