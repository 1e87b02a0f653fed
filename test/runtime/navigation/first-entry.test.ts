import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

test('a history whose state can’t be read counts as an entry without one', async () => {
  vi.spyOn(history, 'state', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { firstEntry } = await import('#runtime/navigation/first-entry.ts');
  expect(firstEntry).toMatchObject({ page: location.pathname + location.search, state: undefined });
});
