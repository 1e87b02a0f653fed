import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import { emit } from '#runtime';
import { current } from '#runtime/navigation/history.ts';
import startMemory from '../../islands/form-memory/form-memory.ts';
import { find, showPage } from '../support/page.ts';

let controller: AbortController;
let lastPage = 0;

const FORM = `<form id="f" action="/send">
  <input name="Name" value="Ada"><input name="Twice"><input name="Twice">
  <textarea name="Text"></textarea>
  <select name="Country"><option>BE<option>NL</select>
  <input type="checkbox" name="News"><input type="radio" name="Pay" value="a" checked><input type="radio" name="Pay" value="b">
  <input type="password" name="Password"><input name="Card" autocomplete="cc-number"><input name="Code" autocomplete="off">
  <input type="hidden" name="Token" value="t">
</form>`;

function enter(page: number): void {
  history.replaceState({ archipel: 2, page, key: page, scopes: {} }, '', '/fr');
}
function arrive(page: number, html: string): void {
  enter(page);
  current.page = page;
  find('[data-page]').innerHTML = html;
  emit(document, 'page-loaded', { url: '/fr' });
}

beforeEach(() => {
  // Form memory lives as long as the document, so each test uses page numbers of its own.
  lastPage += 10;
  enter(lastPage);
  current.page = lastPage;
  showPage(`<main data-page>${FORM}</main>`);
  controller = new AbortController();
  startMemory({} as App, { signal: controller.signal });
});
afterEach(() => controller.abort());

const field = (selector: string) => find<HTMLInputElement>(selector);
function type(selector: string, value: string): void {
  field(selector).value = value;
  field(selector).dispatchEvent(new Event('input', { bubbles: true }));
}
function tick(selector: string): void {
  field(selector).checked = true;
  field(selector).dispatchEvent(new Event('change', { bubbles: true }));
}
function goAndComeBack(html = FORM): void {
  arrive(lastPage + 1, '<p>Elsewhere</p>');
  arrive(lastPage, html);
}

test('what was typed, chosen and ticked is there again on the way back [NAV-02]', () => {
  type('[name=Name]', 'Grace');
  type('[name=Twice]:nth-of-type(3)', 'second');
  type('textarea', 'a long\nstory');
  tick('[name=News]');
  tick('[value=b]');
  find<HTMLSelectElement>('select').selectedIndex = 1;
  find('select').dispatchEvent(new Event('change', { bubbles: true }));
  goAndComeBack();
  const twice = [...document.querySelectorAll<HTMLInputElement>('[name=Twice]')].map(({ value }) => value);
  expect([field('[name=Name]').value, twice, find<HTMLTextAreaElement>('textarea').value]).toEqual([
    'Grace',
    ['', 'second'],
    'a long\nstory',
  ]);
  expect([field('[name=News]').checked, field('[value=a]').checked, field('[value=b]').checked]).toEqual([
    true,
    false,
    true,
  ]);
  expect(find<HTMLSelectElement>('select').selectedIndex).toBe(1);
});

test.each(['Password', 'Card', 'Code', 'Token'])('%s is forgotten', (name) => {
  const before = field(`[name=${name}]`).value;
  type(`[name=${name}]`, 'secret');
  goAndComeBack();
  expect(field(`[name=${name}]`).value).toBe(before);
});

test.each([
  ['another form stands there', FORM.replace('id="f"', 'id="g"')],
  ['the form asks not to be completed', FORM.replace('<form', '<form autocomplete="off"')],
  ['the field is gone', '<form id="f" action="/send"><input name="Other"></form>'],
])('where %s nothing is put into it', (_why, html) => {
  type('[name=Name]', 'Grace');
  goAndComeBack(html);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain('Grace');
});

test('another visit to the same address begins as the server wrote it', () => {
  type('[name=Name]', 'Grace');
  arrive(lastPage + 1, FORM);
  expect(field('[name=Name]').value).toBe('Ada');
});

test('what was typed while Back was on its way belongs to the page that was shown', () => {
  arrive(lastPage + 1, FORM);
  enter(lastPage);
  type('[name=Name]', 'Late');
  arrive(lastPage, FORM);
  expect(field('[name=Name]').value).toBe('Ada');
  arrive(lastPage + 1, FORM);
  expect(field('[name=Name]').value).toBe('Late');
});

test('who has mounted the field already hears of it; nobody else does', () => {
  const received: string[] = [];
  type('[name=Name]', 'Grace');
  const listen = ({ type: event }: Event) => received.push(event);
  for (const event of ['input', 'change'])
    document.addEventListener(event, listen, { signal: controller.signal });
  goAndComeBack();
  expect(received).toEqual([]);
  goAndComeBack(`<div data-island="x" data-island-state="ready">${FORM}</div>`);
  expect(received).toEqual(['input', 'change']);
});

test('a choice that is no longer offered gives way to the server’s own, and one that has moved is found by what it sends [NAV-02]', () => {
  tick('[value=b]');
  goAndComeBack(FORM.replace('value="b"', 'value="c"'));
  expect(field('[value=a]').checked).toBe(true);
  goAndComeBack(FORM.replace('<input type="radio" name="Pay" value="a" checked>', ''));
  expect(field('[value=b]').checked).toBe(true);
});

test('a page of 500 fields that were typed into before is read once, and all of them come back [NAV-02]', () => {
  controller.abort();
  const inputs = Array.from({ length: 500 }, (_, index) => `<input name="Field${index}">`).join('');
  const form = `<form id="long" action="/send">${inputs}</form>`;
  find('[data-page]').innerHTML = form;
  for (const input of document.querySelectorAll('input')) input.value = `typed ${input.name}`;
  controller = new AbortController();
  const query = vi.spyOn(document, 'querySelectorAll');
  startMemory({} as App, { signal: controller.signal });
  expect(query.mock.calls.length).toBeLessThan(5);
  query.mockRestore();
  goAndComeBack(form);
  expect(field('[name=Field0]').value).toBe('typed Field0');
  expect(field('[name=Field499]').value).toBe('typed Field499');
});
