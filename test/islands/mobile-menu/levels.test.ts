import { beforeEach, expect, test } from 'vitest';
import { createLevels } from '../../../islands/mobile-menu/levels.ts';
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
beforeEach(() => {
  root = createLevels(MENU, 'Menu', 'Back');
  document.body.replaceChildren(root);
});

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
