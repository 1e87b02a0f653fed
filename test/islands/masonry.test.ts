import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import masonry, { props } from '../../islands/masonry/masonry.ts';
import { readGap, rowsFor } from '../../islands/masonry/span.ts';
import { watchConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../support/islands.ts';
import { find } from '../support/page.ts';

let crossed: { matches: boolean; notify: () => void };
let isNative = false;
beforeEach(() => {
  crossed = { matches: false, notify: () => {} };
  isNative = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return crossed.matches;
    },
    addEventListener: (_type: string, listener: () => void) => (crossed.notify = listener),
  }));
  vi.stubGlobal('CSS', { supports: () => isNative });
});
afterEach(leavePage);

const HTML = '<p>1</p><p>2</p>';
const show = (attributes = '') =>
  mountPage(`<div data-island="${registerIsland(masonry, { props })}" ${attributes}>${HTML}</div>`);
const narrow = (matches: boolean) => {
  crossed.matches = matches;
  crossed.notify();
};

test.each([
  [400, 24, 106],
  [401, 24, 107],
  [0, 0, 1],
])('an item of %i px with a gap of %i px takes %i rows [NWS-02]', (height, gap, rows) =>
  expect(rowsFor(height, gap)).toBe(rows),
);

test('a gap that the browser calls normal is none [NWS-02]', () => {
  expect([readGap('24px'), readGap('normal')]).toEqual([24, 0]);
});

test('items span rows from 768 px on; below, and when it leaves, the grid is the site’s [NWS-02]', async () => {
  const host = await show('data-gap="24"');
  expect(find('p').style.gridRowEnd).toBe('span 6');
  expect(host.style.rowGap).toBe('0');
  narrow(true);
  expect([find('p').style.cssText, host.style.cssText]).toEqual(['', '']);
  narrow(false);
  expect(find('p').style.gridRowEnd).toBe('span 6');
  unmount(host);
  expect([find('p').style.cssText, host.style.cssText]).toEqual(['', '']);
});

test('items that arrive are packed, too [NWS-02]', async () => {
  const host = await show('data-gap="24"');
  const late = document.createElement('p');
  host.append(late);
  await vi.waitFor(() => expect(late.style.gridRowEnd).toBe('span 6'));
});

test('a browser that can do it alone is left to it [NWS-02]', async () => {
  isNative = true;
  await show('data-gap="24"');
  expect(find('p').style.gridRowEnd).toBe('');
});

test('a gap below 0 is a clear error [NWS-02]', async () => {
  const { errors } = watchConsole();
  await show('data-gap="-1"');
  expect(errors().join()).toContain('0 or more');
});
