import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import openMobileMenu from '../../../islands/mobile-menu/mobile-menu.ts';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

const proceed = vi.fn();
const open = () => openMobileMenu(find('[data-mobile-menu]'), { app: {} as never, submitter: null, proceed });

beforeEach(() => proceed.mockClear());
afterEach(() => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
  vi.restoreAllMocks();
});

const toggler = (selector: string) => `<a href="#footer" data-mobile-menu="${selector}">Menu</a>`;
const MENU = '<nav id="main" aria-label="Rayons"><a href="/a">A</a><a href="#here">Here</a></nav>';

describe('a toggler without a menu', () => {
  test.each([
    ['one that is not there', '#none', MENU],
    ['one without links', '#main', '<nav id="main"></nav>'],
    ['a selector that is none', '##', MENU],
    ['no nav-menu', '', MENU],
  ])('%s: one clear warning, and the link is followed [MNU-02] [PGE-12]', async (_title, selector, menu) => {
    const { warnings } = watchConsole();
    showPage(toggler(selector) + menu);
    await open();
    await open();
    expect(proceed).toHaveBeenCalledTimes(2);
    expect(warnings()).toHaveLength(1);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('the warning says what is wrong and how to fix it', async () => {
    const { warnings } = watchConsole();
    showPage(toggler('#other') + MENU);
    await open();
    expect(warnings()).toEqual([
      '[archipel] data-mobile-menu found no menu with links by "#other"; its toggler does what it does without the ' +
        'script. Give it the selector of the main menu, or nothing where that is the island nav-menu.',
    ]);
  });
});

test('the drawer has the menu’s name, its links, and shows what the menu has become each time [MNU-02]', async () => {
  showPage(toggler('#main') + MENU);
  await open();
  expect(find('dialog h2').textContent).toBe('Rayons');
  expect(find('dialog nav').getAttribute('aria-label')).toBe('Rayons');
  find<HTMLDialogElement>('dialog').close();
  find('#main a').textContent = 'B';
  await open();
  expect(find('dialog[open] nav a').textContent).toBe('B');
  expect(document.querySelectorAll('[id="main"]')).toHaveLength(1);
});

test('what its template adds is copied at each press: forms with what the server has written last [MNU-02]', async () => {
  const token = (value: string) => `<form><input name="token" value="${value}"></form>`;
  showPage(
    toggler('#main') +
      MENU.replace('</nav>', `<template data-mobile-menu-extra>${token('old')}</template></nav>`),
  );
  find('#main template').innerHTML = token('new');
  await open();
  expect([...document.querySelectorAll('dialog input')].map((input) => input.getAttribute('value'))).toEqual([
    'new',
  ]);
  expect(find('#main template').innerHTML).toBe(token('new'));
  expect(document.querySelectorAll('dialog nav a')).toHaveLength(2);
});

test('a link into the page closes the drawer that lies over its target [MNU-02]', async () => {
  showPage(toggler('#main') + MENU);
  await open();
  find('dialog nav a[href="#here"]').click();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('it closes when the window gets as wide as the full menu, not when it was so wide already [MNU-04]', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(view: object): void } };
  showPage(toggler('#main') + MENU);
  happyDOM.setViewport({ width: 1300 });
  await open();
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  happyDOM.setViewport({ width: 800 });
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  happyDOM.setViewport({ width: 1200 });
  expect(document.querySelector('dialog[open]')).toBeNull();
});
