import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from '#stores/cookies';
import { dismissPopup, isDismissed } from '../../../islands/popup/dismissed.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';

const HOUR_MS = 3_600_000;
let consoleWatch: WatchedConsole;

beforeEach(() => {
  showPage('');
  consoleWatch = watchConsole();
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  writeCookie('popups', '', 0);
});
afterEach(() => {
  writeCookie('popups', '', 0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const remaining = () => JSON.parse(readCookie('popups') ?? '[]') as { id: string; timestamp: number }[];
const write = (value: unknown) => writeCookie('popups', JSON.stringify(value), 9_999);

test('a popup that was dismissed is in a list of id and timestamp in the cookie [POP-01]', () => {
  expect(isDismissed('winter')).toBe(false);
  dismissPopup('winter');
  expect(isDismissed('winter')).toBe(true);
  expect(remaining()).toEqual([{ id: 'winter', timestamp: Date.now() }]);
});

test('it stays dismissed for 9,999 hours [POP-01]', () => {
  const cookies: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void cookies.push(cookie));
  dismissPopup('winter');
  expect(cookies.join()).toContain(`Max-Age=${9_999 * 3_600}`);
  vi.restoreAllMocks();
  write([{ id: 'winter', timestamp: Date.now() - 9_998 * HOUR_MS }]);
  expect(isDismissed('winter')).toBe(true);
  write([{ id: 'winter', timestamp: Date.now() - 9_999 * HOUR_MS }]);
  expect(isDismissed('winter')).toBe(false);
});

test('dismissed again it is in the list once, and what is too old leaves it', () => {
  write([
    { id: 'old', timestamp: Date.now() - 10_000 * HOUR_MS },
    { id: 'winter', timestamp: Date.now() - HOUR_MS },
    { id: 5, timestamp: Date.now() - HOUR_MS },
  ]);
  dismissPopup('winter');
  expect(remaining().map(({ id }) => id)).toEqual(['5', 'winter']);
});

test('the list can’t outgrow what a browser keeps: the newest fifty at most, fewer when their names are long', () => {
  for (let count = 1; count <= 60; count += 1) {
    vi.advanceTimersByTime(1_000);
    dismissPopup(`p${count}`);
  }
  expect(remaining()).toHaveLength(50);
  expect([isDismissed('p60'), isDismissed('p11'), isDismissed('p10')]).toEqual([true, true, false]);
  for (let count = 1; count <= 60; count += 1) {
    vi.advanceTimersByTime(1_000);
    dismissPopup(`campagne d’été, édition ${count}`);
  }
  expect(isDismissed('campagne d’été, édition 60')).toBe(true);
  expect(encodeURIComponent(readCookie('popups')!).length).toBeLessThan(4_096);
  expect(remaining().length).toBeGreaterThan(10);
});

test.each(['nonsense', '{}', '[5]', '[{"id":"winter"}]', '[{"id":"winter","timestamp":"yesterday"}]'])(
  'a cookie that holds %s is one clear warning, counts as empty, and is written anew',
  (text) => {
    writeCookie('popups', text, 1);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(isDismissed('winter')).toBe(false);
    dismissPopup('winter');
    expect(remaining().map(({ id }) => id)).toEqual(['winter']);
    expect(warned.mock.calls.length).toBeLessThanOrEqual(1);
    expect(consoleWatch.errors()).toEqual([]);
  },
);
