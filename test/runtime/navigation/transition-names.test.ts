import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { layout, stubLayout } from '../../support/layout.ts';
import { find, showPage } from '../../support/page.ts';

/** Elements of these tests are 100 pixels wide and 20 high. */
beforeEach(() => {
  watchConsole();
  stubLayout({});
  showPage('<main data-page><p id="x" data-page-transition="a"></p></main>');
});

afterEach(() => vi.restoreAllMocks());

const load = () => import('#runtime/navigation/transition-names.ts');

test.each([
  ['at the top left', 0, 0, true],
  ['partly above', 0, -19, true],
  ['just above', 0, -20, false],
  ['partly to the left', -99, 0, true],
  ['just to the left', -100, 0, false],
  ['partly below', 0, innerHeight - 1, true],
  ['just below', 0, innerHeight, false],
  ['partly to the right', innerWidth - 1, 0, true],
  ['just to the right', innerWidth, 0, false],
])('an element %s is in view or not [NAV-12]', async (_where, left, top, expected) => {
  layout.positions['x'] = { left, top };
  const { isInWindow } = await load();
  expect(isInWindow(find('#x'))).toBe(expected);
});

test('an element without a width is not in view [NAV-12]', async () => {
  layout.positions['x'] = { left: 0, top: 0, width: 0 };
  const { isInWindow } = await load();
  expect(isInWindow(find('#x'))).toBe(false);
});

const named = (name: string) => `<img data-page-transition="${name}">`;
const card = (...names: string[]) =>
  `<li><a href="/fr/bowl"><b id="label">Bowl</b></a>${names.map(named).join('')}</li>`;

/** Returns the names that leave with a pressed link. */
async function leavingWith(html: string, link: string | undefined, path = '/fr/bowl'): Promise<string[]> {
  showPage(`<aside>${named('outside')}</aside><main data-page>${html}</main>`);
  const { findLeaving } = await load();
  return [...findLeaving(new URL(path, location.href), link ? find(link) : undefined).keys()];
}

test('a card has at most four elements in a transition; one with more has none [NAV-12]', async () => {
  expect(await leavingWith(card('a', 'b', 'c', 'd'), 'a')).toEqual(['a', 'b', 'c', 'd']);
  expect(await leavingWith(card('a', 'b', 'c', 'd', 'e'), 'a')).toEqual([]);
});

test('a named element around the link belongs to its card [NAV-12]', async () => {
  const html = `<section data-page-transition="around"><a href="/fr/bowl">Bowl</a>${named('in')}</section>`;
  expect(await leavingWith(html, 'a')).toEqual(['around', 'in']);
});

test('a named link is a card of its own [NAV-12]', async () => {
  const html = `<li><a href="/fr/bowl" data-page-transition="link">Bowl</a>${named('beside')}</li>`;
  expect(await leavingWith(html, 'a')).toEqual(['link']);
});

test('elements outside the page never leave with a link of the page [NAV-12]', async () => {
  expect(await leavingWith('<a href="/fr/bowl">Bowl</a>', 'a')).toEqual([]);
});

test('after back the card of the page’s link leaves, or else the first four elements in view [NAV-12]', async () => {
  expect(await leavingWith(card('a') + named('b'), undefined)).toEqual(['a']);
  const others = ['b', 'c', 'd', 'e'].map(named).join('');
  expect(await leavingWith(card('a') + others, undefined, '/fr/elsewhere')).toEqual([
    'outside',
    'a',
    'b',
    'c',
  ]);
});

test.each([
  ['photo-12', true],
  ['_a', true],
  ['-a', true],
  ['--a', true],
  ['Photo', true],
  ['nonesuch', true],
  ['initially', true],
  ['revert-layers', true],
  ['none', false],
  ['auto', false],
  ['root', false],
  ['match-element', false],
  ['default', false],
  ['unset', false],
  ['initial', false],
  ['inherit', false],
  ['revert', false],
  ['revert-layer', false],
  ['NONE', false],
  ['-1', false],
  ['1a', false],
  ['a b', false],
  ['a.b', false],
])('a name is valid if a stylesheet may use it: %s', async (name, isValid) => {
  showPage(`<main data-page>${named(name)}</main>`);
  const { findArrived } = await load();
  expect(findArrived(new Set([name])).size).toBe(isValid ? 1 : 0);
});
