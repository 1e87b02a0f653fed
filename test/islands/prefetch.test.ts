import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import { clearPages } from '#runtime/navigation/cache.ts';
import startPrefetch from '../../islands/prefetch/prefetch.ts';
import { find, goTo, showPage } from '../support/page.ts';
import { answer, stubServer } from '../support/server.ts';

let controller: AbortController;
let requested: () => string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  controller = new AbortController();
  goTo('/fr/list');
  const { requests } = stubServer(() => answer('<!doctype html>'));
  requested = () => requests.map(({ url }) => url.pathname);
});
afterEach(() => {
  controller.abort();
  clearPages();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => startPrefetch({} as App, { signal: controller.signal });
const show = (html: string) => showPage(`<main data-page data-prefetch>${html}</main>`);
const dispatch = (selector: string, type: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

const LINKS = '<a id="a" href="/a"><b>A</b></a><a id="b" href="/b">B</a><p>text</p>';

test('a mouse that stays on a link for 65 ms fetches its page, once [NAV-01]', () => {
  show(LINKS);
  start();
  dispatch('#a', 'mousemove');
  vi.advanceTimersByTime(64);
  expect(requested()).toEqual([]);
  dispatch('#a b', 'mousemove');
  dispatch('#a', 'mouseout', { relatedTarget: find('#a b') });
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(['/a']);
  dispatch('#a', 'mousemove');
  vi.advanceTimersByTime(200);
  expect(requested()).toEqual(['/a']);
});

test('a mouse that leaves sooner, a link that is gone, and a press before that fetch nothing [NAV-01]', () => {
  show(LINKS);
  start();
  dispatch('#a', 'mousemove');
  dispatch('#a', 'mouseout', { relatedTarget: find('p') });
  vi.advanceTimersByTime(200);
  dispatch('#b', 'mousemove');
  find('#b').remove();
  vi.advanceTimersByTime(200);
  dispatch('#a', 'mousemove');
  find('#a').addEventListener('click', (event) => event.preventDefault());
  find('#a').click();
  vi.advanceTimersByTime(200);
  expect(requested()).toEqual([]);
});

test('a link that comes under a mouse that does not move is not meant [NAV-01]', () => {
  show(LINKS);
  start();
  dispatch('#a', 'mouseover');
  vi.advanceTimersByTime(200);
  expect(requested()).toEqual([]);
});

test('a finger fetches at once, the focus of a press does not [NAV-01]', () => {
  show(LINKS);
  start();
  dispatch('#a', 'focusin');
  expect(requested()).toEqual([]);
  dispatch('#b', 'touchstart');
  expect(requested()).toEqual(['/b']);
});

test('a link that a visit brought is followed like all others [NAV-01]', () => {
  show('');
  start();
  find('main').innerHTML = LINKS;
  dispatch('#a', 'touchstart');
  expect(requested()).toEqual(['/a']);
});

test.each([
  ['the form of an address', '<a data-address-add href="/x">x</a>'],
  ['the form of another address', '<a data-address-edit href="/x">x</a>'],
  ['a coupon', '<a data-coupon="A" href="/x">x</a>'],
  ['the end of a dialog', '<a data-dialog-close href="/x">x</a>'],
  ['the end of a banner', '<a data-popup-close href="/x">x</a>'],
  ['a step', '<a data-step-to="code" href="/x">x</a>'],
  [
    'a day of the calendar',
    '<div data-island="news-calendar"><div data-slot="calendar"><a href="/x">x</a></div></div>',
  ],
  ['a photo of a product', '<div data-island="product-gallery"><a href="/x">x</a></div>'],
  ['a file of the media library', '<ul><li data-asset="1"><a href="/x">x</a></li></ul>'],
  ['an empty cart', '<a class="cart-clear" href="/x">x</a>'],
  ['a link that a view has drawn', '<archipel-root><a href="/x">x</a></archipel-root>'],
])('a link that an island handles is not fetched: %s [NAV-01]', (_what, html) => {
  show(html);
  start();
  dispatch('a', 'touchstart');
  expect(requested()).toEqual([]);
});

test('posts beside the calendar are pages as all others [NAV-01]', () => {
  show('<div data-island="news-calendar"><div data-slot="posts"><a href="/x">x</a></div></div>');
  start();
  dispatch('a', 'touchstart');
  expect(requested()).toEqual(['/x']);
});
