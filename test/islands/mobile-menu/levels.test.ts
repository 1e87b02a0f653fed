import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountLevels } from '../../../islands/mobile-menu/levels.tsx';
import type { MenuItem } from '../../../islands/mobile-menu/read-menu.ts';

const link = (text: string): MenuItem => ({ text, written: { href: `/${text}` } });
const MENU: MenuItem[] = [
  link('a'),
  {
    text: 'G',
    isCurrent: true,
    items: [link('b'), { text: 'H', isCurrent: false, items: [link('c')] }],
  },
];

let root: HTMLElement;
let unmount: () => void;
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  unmount = mountLevels(root, { items: MENU, name: 'Menu', back: 'Back' });
});
afterEach(() => unmount());

const shown = () =>
  [...root.querySelectorAll<HTMLElement>('.ar-menu-level:not([hidden]) :is(a, button)')].map(
    ({ textContent }) => textContent,
  );
const press = (text: string) =>
  [...root.querySelectorAll<HTMLElement>('.ar-menu-level:not([hidden]) button')]
    .find(({ textContent }) => textContent === text)!
    .click();

test('one level shows at a time, and the way back leads through those that were passed [MNU-02]', () => {
  expect(shown()).toEqual(['a', 'G']);
  press('G');
  expect(shown()).toEqual(['Back', 'b', 'H']);
  press('H');
  expect(shown()).toEqual(['Back', 'c']);
  press('Back');
  expect(shown()).toEqual(['Back', 'b', 'H']);
  press('Back');
  expect(shown()).toEqual(['a', 'G']);
});

test('the focus goes along: to the way back, and again to what led there [MNU-02]', () => {
  press('G');
  expect(document.activeElement?.textContent).toBe('Back');
  press('H');
  press('Back');
  expect(document.activeElement?.textContent).toBe('H');
});

test('the group of the current page is marked, and lists are named', () => {
  expect(root.querySelector('[aria-current]')?.textContent).toBe('G');
  press('G');
  const names = [...root.querySelectorAll('ul')].map((list) => list.getAttribute('aria-label'));
  expect(names).toEqual(['Menu', 'G']);
});

test('a level that is entered slides in from the side it lies on, and the first one stands still [MNU-02]', () => {
  const shownClass = () => root.querySelector('.ar-menu-level:not([hidden])')!.className;
  expect(shownClass()).toBe('ar-menu-level');
  press('G');
  expect(shownClass()).toBe('ar-menu-level ar-menu-from-end');
  press('Back');
  expect(shownClass()).toBe('ar-menu-level ar-menu-from-start');
});

test('a link has every attribute that the menu’s own link has [MNU-02] (T24)', () => {
  const written = {
    href: '/a',
    hreflang: 'nl',
    lang: 'nl',
    target: '_blank',
    rel: 'noopener',
    download: '',
    'aria-current': 'page',
    'data-modal': '',
    class: 'no-ajax',
  };
  unmount();
  unmount = mountLevels(root, { items: [{ text: 'A', written }], name: 'Menu', back: 'Back' });
  const attributes = [...root.querySelector('a')!.attributes].map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(attributes)).toEqual(written);
});
