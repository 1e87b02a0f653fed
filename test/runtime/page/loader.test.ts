import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoader } from '#runtime/page/loader.ts';
import { find, showPage } from '../../support/page.ts';

const isThere = () => document.querySelector('[data-loader]') !== null;

/** Simulates a full load of a page with the overlay. */
function load(): void {
  showPage('<div data-loader></div><main></main>');
  watchLoader();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the overlay is that of the first page of a session; a later full load never shows it [NAV-08]', () => {
  load();
  expect(isThere()).toBe(true);
  load();
  expect(isThere()).toBe(false);
});

test.each(['pointerdown', 'wheel', 'scroll', 'keydown'])(
  'it ends at once when the visitor moves: %s [NAV-08]',
  (name) => {
    load();
    find('main').dispatchEvent(new Event(name));
    expect(isThere()).toBe(false);
  },
);

test('it is taken away when it has faded, not when its mark is drawn [NAV-08]', () => {
  load();
  const finish = (animationName: string) =>
    find('[data-loader]').dispatchEvent(Object.assign(new Event('animationend'), { animationName }));
  finish('ar-loader-draw');
  expect(isThere()).toBe(true);
  finish('ar-loader-leave');
  expect(isThere()).toBe(false);
});

test('one that was over before the code came is taken away, and counts as seen [NAV-08]', () => {
  showPage('<div data-loader style="visibility: hidden"></div><main></main>');
  watchLoader();
  expect(isThere()).toBe(false);
  load();
  expect(isThere()).toBe(false);
});

test('a forbidden storage stops nothing [NAV-08]', () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  load();
  expect(isThere()).toBe(true);
  find('main').dispatchEvent(new Event('wheel'));
  expect(isThere()).toBe(false);
  vi.unstubAllGlobals();
});

test('a page without it touches no storage [NAV-08]', () => {
  showPage('<main></main>');
  watchLoader();
  expect(sessionStorage.length).toBe(0);
});

test('it listens no more once it is gone [NAV-08]', () => {
  load();
  const overlay = find('[data-loader]');
  find('main').dispatchEvent(new Event('wheel'));
  find('main').append(overlay);
  find('main').dispatchEvent(new Event('wheel'));
  expect(isThere()).toBe(true);
});

test('a move that no listener of the page gets ends it, too [NAV-08]', () => {
  load();
  find('main').addEventListener('pointerdown', (event) => event.stopPropagation());
  find('main').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isThere()).toBe(false);
});
