import { beforeEach, expect, test } from 'vitest';
import { withParts } from '#runtime/ajax/parts.ts';
import { find, goTo, showPage } from '../../support/page.ts';

const part = (name: string, text: string) => `<p data-page-part="${name}">${text}</p>`;

beforeEach(() => {
  goTo('/fr/list?page=1');
  document.title = 'Before';
  showPage(`<div id="box">${part('inside', 'old')}</div>${part('count', 'old')}${part('messages', 'old')}`);
});

const texts = () => [...document.querySelectorAll('[data-page-part]')].map(({ textContent }) => textContent);

function pageOf(title: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.title = title;
  page.body.innerHTML = ['inside', 'count', 'messages'].map((name) => part(name, 'new')).join('');
  return page;
}

const insert = (page: Document | undefined, url: string) =>
  withParts(() => [find('#box')], page, new URL(url, location.href).href)();

test('a page of the shown address brings the parts outside the target, and the title [FRM-01]', () => {
  expect(insert(pageOf('After'), '/fr/list?page=1#x')).toEqual([find('#box')]);
  expect([texts(), document.title]).toEqual([['old', 'new', 'old'], 'After']);
});

test('a page of another address brings neither, because its links belong to that one [FRM-01]', () => {
  expect(insert(pageOf('After'), '/fr/list?page=2')).toEqual([find('#box')]);
  expect([texts(), document.title]).toEqual([['old', 'old', 'old'], 'Before']);
});

test('an answer that is no page brings neither [FRM-01]', () => {
  insert(undefined, '/fr/list?page=1');
  expect([texts(), document.title]).toEqual([['old', 'old', 'old'], 'Before']);
});

test('a page without a title leaves the title as it is [FRM-01]', () => {
  insert(pageOf(''), '/fr/list?page=1');
  expect([texts()[1], document.title]).toEqual(['new', 'Before']);
});

test('parts come after the content, which they may count [FRM-01]', () => {
  const seen: string[] = [];
  const insertion = () => {
    seen.push(...texts());
    return [];
  };
  withParts(insertion, pageOf('After'), location.href)();
  expect([seen, texts()]).toEqual([
    ['old', 'old', 'old'],
    ['new', 'new', 'old'],
  ]);
});
