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

test('an entry that Back has left before this script came has moved, and is known by the loaded address [NAV-02]', async () => {
  const loaded = new URL('/fr/two?q=1#part', location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: loaded } as PerformanceEntry]);
  vi.spyOn(history, 'state', 'get').mockReturnValue({ archipel: {} });
  const { firstEntry } = await import('#runtime/navigation/first-entry.ts');
  expect(firstEntry).toEqual({ page: '/fr/two?q=1', state: undefined, hasMoved: true });
});

test('an entry of another script is never taken for one that was left [NAV-02]', async () => {
  const loaded = new URL('/fr/two', location.href).href;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: loaded } as PerformanceEntry]);
  vi.spyOn(history, 'state', 'get').mockReturnValue({ theirs: 1 });
  const { firstEntry } = await import('#runtime/navigation/first-entry.ts');
  expect(firstEntry).toMatchObject({ page: location.pathname + location.search, hasMoved: false });
});
