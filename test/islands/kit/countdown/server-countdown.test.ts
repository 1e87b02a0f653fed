import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countDown, leftText, readWrittenEnd } from '#kit/countdown';
import { watchConsole } from '../../../support/console.ts';
import { find, showPage } from '../../../support/page.ts';

const reload = vi.hoisted(() => vi.fn());

vi.mock('#kit/reload', () => ({ reload }));

const NOW = Date.parse('2026-12-24T17:00:00Z');

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  controller = new AbortController();
  reload.mockClear();
  showPage('<div id="host"></div>', { lang: 'en' });
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const host = () => find('#host');

const read = (end: string, now?: string, foundAt = performance.now()) =>
  readWrittenEnd({ host: host(), end, endName: 'data-end', now, foundAt });

describe('the end of a countdown, as the server wrote it (CAT-09)', () => {
  test('is a moment by the visitor’s clock when it has a zone', () => {
    const { warnings } = watchConsole();
    expect(read('2026-12-24T18:00:00+01:00')).toEqual({ end: NOW, offset: 0 });
    expect(warnings()).toEqual([]);
  });

  test('is a moment by the server’s clock when the page arrived', () => {
    const foundAt = performance.now();
    vi.advanceTimersByTime(10_000);
    const deadline = read('2026-12-24T20:00:00', '2026-12-24T19:00:00', foundAt);
    expect(deadline?.offset).toBe(2 * 3_600_000);
  });

  test.each([
    ['soon', undefined, /data-end="soon" is no date and time\. Write data-end="2026-12-24T18:00:00\+01:00"/],
    ['2026-12-24T18:00:00', undefined, /data-end="2026-12-24T18:00:00" has no zone.*as data-now/],
    [
      '2026-12-24T18:00:00Z',
      'now',
      /data-now="now" is no date.*like data-end: data-now="2026-12-24T18:00:00\+01:00"/,
    ],
    [
      '2026-12-24T18:00:00Z',
      '2026-12-24T17:00:00',
      /data-end="2026-12-24T18:00:00Z" and data-now="2026-12-24T17:00:00" have not both a zone/,
    ],
  ])('is none with a mistake, which a warning explains: %s, %s', (end, now, message) => {
    const { warnings } = watchConsole();
    expect(read(end, now)).toBeUndefined();
    expect(warnings().join()).toMatch(message);
    expect(warnings().join()).toMatch(/does not count down/);
  });
});

describe('a countdown that ends (CAT-09)', () => {
  const ticks: number[] = [];

  beforeEach(() => ticks.splice(0));

  const start = () =>
    countDown({
      host: host(),
      id: 'sale',
      deadline: { end: NOW + 2_000, offset: 0 },
      signal: controller.signal,
      onTick: (left) => ticks.push(left),
    });

  test('reloads the page, once for this end', async () => {
    const ended = vi.fn();
    host().addEventListener('archipel:countdown-ended', (event) => ended((event as CustomEvent).detail));
    start();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ id: 'sale' });
    expect(ticks).toEqual([2, 1, 0]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(reload).toHaveBeenCalledWith('page', { once: 'countdown sale 2026-12-24T17:00:02.000Z' });
  });

  test('leaves the page alone when it is told to', async () => {
    host().addEventListener('archipel:countdown-ended', (event) => event.preventDefault());
    start();
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.dynamicImportSettled();
    expect(ticks.at(-1)).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });
});

test.each([
  ['fr', 'Encore 2 j 03:04:05', 'Encore 00:00:05'],
  ['nl', 'Nog 2 d 03:04:05', 'Nog 00:00:05'],
  ['en', '2 d 03:04:05 left', '00:00:05 left'],
])('the time that is left is a text in the language of the page: %s (I18N-01)', (lang, days, seconds) => {
  showPage('', { lang });
  expect(leftText(2 * 86_400 + 3 * 3_600 + 4 * 60 + 5)).toBe(days);
  expect(leftText(5)).toBe(seconds);
});
