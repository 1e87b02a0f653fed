import type * as Pending from '#runtime/islands/pending-styles.ts';
import type * as Styles from '#runtime/islands/styles.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let styles: typeof Styles & typeof Pending;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.replaceChildren();
  // Links are not loaded here; each one responds on demand.
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void links.push(...(nodes as HTMLLinkElement[])),
  );
  styles = {
    ...(await import('#runtime/islands/styles.ts')),
    ...(await import('#runtime/islands/pending-styles.ts')),
  };
});
const links: HTMLLinkElement[] = [];
afterEach(() => {
  links.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watchReady() {
  const state = { isReady: false };
  void styles.stylesReady().then(() => (state.isReady = true));
  return state;
}

test('nothing is waited for when no stylesheet is on its way', async () => {
  const state = watchReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isReady).toBe(true);
});

test('a stylesheet is linked once, beside the script', () => {
  styles.requireStyle('map-1a2b.css');
  styles.requireStyle('map-1a2b.css');
  expect(links.map(({ rel, href }) => [rel, href.endsWith('/map-1a2b.css')])).toEqual([['stylesheet', true]]);
});

test.each(['load', 'error'])('a mount waits until all stylesheets have had their %s event', async (type) => {
  styles.requireStyle('a.css');
  styles.requireStyle('b.css');
  const state = watchReady();
  links[0]!.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isReady).toBe(false);
  links[1]!.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isReady).toBe(true);
});

test('a stylesheet that does not come in 2 s keeps no island away', async () => {
  styles.requireStyle('slow.css');
  const state = watchReady();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(state.isReady).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.isReady).toBe(true);
});
