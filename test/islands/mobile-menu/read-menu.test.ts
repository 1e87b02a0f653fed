import { expect, test } from 'vitest';
import { isGroup, readItems, type MenuItem } from '../../../islands/mobile-menu/read-menu.ts';
import { makeElement } from '../../support/page.ts';

/** Prints a menu as a short text: groups with their links in brackets. */
const print = (items: readonly MenuItem[]): string =>
  items.map((item) => (isGroup(item) ? `${item.text}[${print(item.items)}]` : item.text)).join(' ');

const readHtml = (html: string) => readItems(makeElement(`<nav>${html}</nav>`), (name) => `All ${name}`);
const link = (text: string) => `<a href="/${text}">${text}</a>`;

test.each([
  ['links of a list', `<ul><li>${link('a')}</li><li>${link('b')}</li></ul>`, 'a b'],
  [
    'a panel is a group, whatever stands around its links',
    `<ul><li><details><summary> G\n <i>g</i></summary><div><h3>X</h3><ul><li>${link('a')}</li></ul><p>${link('b')}</p></div></details></li></ul>`,
    'G g[a b]',
  ],
  [
    'a nested list is a group, with its own page first',
    `<ul><li>${link('G')}<ul><li>${link('a')}</li></ul></li></ul>`,
    'G[All G a]',
  ],
  ['a nested list under a word', `<ul><li><span>G</span><ul><li>${link('a')}</li></ul></li></ul>`, 'G[a]'],
  [
    'three levels',
    `<details><summary>G</summary><details><summary>H</summary>${link('a')}</details></details>`,
    'G[H[a]]',
  ],
  ['a group without links is none', `<details><summary>G</summary><p>Soon</p></details>${link('a')}`, 'a'],
  ['what is marked is left out', `${link('a')}<div data-menu-skip>${link('b')}</div>`, 'a'],
  [
    'a link is named by its label, or its picture',
    '<a href="/x" aria-label="L">t</a><a href="/y"><img alt="P"></a>',
    'L P',
  ],
  ['a link without a name is left out', `<a href="/x"><img alt=""></a>${link('a')}`, 'a'],
  ['a link without an address is none', '<a>a</a>', ''],
])('%s [MNU-02]', (_title, html, expected) => {
  expect(print(readHtml(html))).toBe(expected);
});

test('of a link comes along what decides where it leads, and nothing that would be there twice [MNU-02] (T24)', () => {
  const written =
    '<a id="x" href="/a" class="big no-ajax" style="color:red" lang="nl" target="_blank" rel="noopener" aria-current="page" data-modal data-island="y" onclick="z()">A</a>';
  expect(readHtml(written)).toEqual([
    {
      text: 'A',
      written: {
        href: '/a',
        target: '_blank',
        rel: 'noopener',
        lang: 'nl',
        'aria-current': 'page',
        'data-modal': '',
        class: 'no-ajax',
      },
    },
  ]);
});

test('a group that holds the current page says so', () => {
  const html = '<details><summary>G</summary><a href="/a" aria-current="page">A</a></details>';
  expect(readHtml(html)).toMatchObject([{ text: 'G', isCurrent: true }]);
});

test('markup in a name is text', () => {
  const html =
    '<details><summary>&lt;img src=x onerror=alert(1)&gt;</summary><a href="/a">&lt;b&gt;</a></details>';
  expect(print(readHtml(html))).toBe('<img src=x onerror=alert(1)>[<b>]');
});

test('a link brings along whether it is fetched ahead: the nearest element decides [NAV-01]', () => {
  const html = `<ul data-prefetch>${link('a')}<li data-prefetch="false">${link('b')}</li></ul>${link('c')}`;
  const written = readHtml(html).map((item) => !isGroup(item) && item.written['data-prefetch']);
  expect(written).toEqual(['', 'false', undefined]);
});
