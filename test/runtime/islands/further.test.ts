import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineIsland } from '#runtime/islands/definition.ts';
import { getIsland, seekDefinition, setFurther } from '#runtime/islands/registry.ts';
import '#runtime/page/warnings.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  vi.useFakeTimers();
  consoleWatch = watchConsole();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const island = (name: string) => defineIsland({ name, when: 'load', load: vi.fn() });

test('a list of further islands that does not come is reported with the name, and the next scan asks again [ERR-04]', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  setFurther(load, () => {});
  seekDefinition('two-factor', document.body);
  await vi.runAllTimersAsync();
  expect(consoleWatch.errors()).toEqual([expect.stringContaining('Failed to fetch')]);
  expect(consoleWatch.warnings()).toEqual([]);
  const attempts = load.mock.calls.length;
  seekDefinition('two-factor', document.body);
  await vi.runAllTimersAsync();
  expect(load.mock.calls.length).toBe(attempts * 2);
});

test('an unknown name asks for the list of further islands, once, and the page is looked through again; a name that is not there either is warned of [PGE-12]', async () => {
  const load = vi.fn(() => Promise.resolve({ further: [island('refund')] }));
  const onAdded = vi.fn();
  setFurther(load, onAdded);
  seekDefinition('refund', document.body);
  seekDefinition('payout', document.body);
  await vi.runAllTimersAsync();
  expect(getIsland('refund')?.name).toBe('refund');
  expect([load.mock.calls.length, onAdded.mock.calls.length]).toEqual([1, 1]);
  expect(consoleWatch.warnings()).toEqual([expect.stringContaining('There is no island "payout"')]);
});
