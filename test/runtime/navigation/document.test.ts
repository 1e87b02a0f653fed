import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateBodyClass } from '#runtime/navigation/body-class.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { updateHead } from '#runtime/navigation/head.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { rememberParts } from '#runtime/page/written-parts.ts';
import { updateParts } from '#runtime/navigation/parts.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { SCRIPT_ADDRESS } from '../../support/hostile.ts';

beforeEach(() => {
  showPage('');
  document.head.replaceChildren();
  goTo('/fr');
});
afterEach(() => vi.restoreAllMocks());

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('the head says what the new page says', () => {
  test('title, token, description, canonical and alternates are replaced as a set', () => {
    document.head.innerHTML =
      '<title>Old</title><meta name="csrf-token" content="1"><meta name="description" content="old">' +
      '<link rel="canonical" href="/old"><meta property="og:title" content="old">';
    updateHead(
      parse(
        '<head><title>New</title><meta name="csrf-token" content="2">' +
          '<link rel="alternate" hreflang="nl" href="/nl"></head>',
      ),
    );
    expect(document.title).toBe('New');
    expect(find('meta[name=csrf-token]', document.head).getAttribute('content')).toBe('2');
    expect(document.head.querySelectorAll('meta')).toHaveLength(1);
    expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['alternate']);
  });

  test('what belongs to the document stays: stylesheets, scripts, viewport, character set', () => {
    const permanent =
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<link rel="icon" href="/i.png"><script type="application/json">{}</script>';
    document.head.innerHTML = permanent;
    updateHead(parse('<head><title>New</title><meta name="viewport" content="other"></head>'));
    expect(document.head.innerHTML.replace(/<title>.*<\/title>/, '')).toBe(permanent);
  });

  test('attributes whose names only a parser takes are copied, and removed with their page', () => {
    updateHead(
      parse('<html lang="fr" <i class="a"><head><meta name="a"></head><body @keydown="x" <b></body></html>'),
    );
    const namesOf = () =>
      [document.documentElement, document.body].map((one) => one.getAttributeNames().join(' '));
    expect(namesOf().join()).toMatch(/<i.*,.*@keydown.*<b/);
    expect(find('meta', document.head).getAttribute('name')).toBe('a');
    updateHead(parse('<html lang="fr"><body></body></html>'));
    expect(namesOf().join()).not.toMatch(/@|</);
  });

  test('the user of the page is who the answer says, or nobody', () => {
    document.documentElement.dataset['user'] = 'a';
    updateHead(parse('<html data-user="b"><head></head></html>'));
    expect(document.documentElement.dataset['user']).toBe('b');
    updateHead(parse('<html><head></head></html>'));
    expect(document.documentElement.dataset['user']).toBeUndefined();
  });
});

test.each([
  ['/fr', 'homepage'],
  ['/fr/catalog', 'page'],
])('the body at %s has the class %s and not the other [NAV-07]', (path, expected) => {
  document.body.className = 'mine page homepage';
  updateBodyClass(new URL(path, location.href));
  expect(document.body.className.split(' ').sort()).toEqual(['mine', expected].sort());
});

describe('parts outside the page container follow the answer', () => {
  const part = (id: string, text: string) => `<nav data-page-part="${id}">${text}</nav>`;

  test('the content is replaced, the element stays', () => {
    showPage(`${part('menu', 'old')}<main data-page></main>`);
    const menu = find('nav');
    updateParts(parse(part('menu', 'new')), 'data-page-part', [find('main')]);
    expect(find('nav')).toBe(menu);
    expect(menu.textContent).toBe('new');
  });

  test('what the answer lacks, or has just the same, is not touched', () => {
    showPage(`${part('menu', '<b>same</b>')}${part('account', 'mine')}<main data-page></main>`);
    const bold = find('b');
    updateParts(parse(part('menu', '<b>same</b>')), 'data-page-part', [find('main')]);
    expect(find('b')).toBe(bold);
    expect(find('[data-page-part=account]').textContent).toBe('mine');
  });

  test('what islands have made of a part is not compared: the server’s words are', () => {
    showPage(`${part('menu', '<input><i data-island="x"></i>')}<main data-page></main>`);
    rememberParts();
    const field = find('input');
    find('i').setAttribute('data-island-state', 'ready');
    updateParts(parse(part('menu', '<input><i data-island="x"></i>')), 'data-page-part', [find('main')]);
    expect(find('input')).toBe(field);
    updateParts(parse(part('menu', '<input><b>1</b>')), 'data-page-part', [find('main')]);
    find('b').textContent = '2';
    const next = find('input');
    updateParts(parse(part('menu', '<input><b>1</b>')), 'data-page-part', [find('main')]);
    expect(find('input')).toBe(next);
    expect(next).not.toBe(field);
  });

  test('a part that a scoped update has changed since is replaced', () => {
    showPage(`${part('menu', '<b>1</b>')}<main data-page></main>`);
    rememberParts();
    swap(find('b'), parseFragment('2'));
    updateParts(parse(part('menu', '<b>1</b>')), 'data-page-part', [find('main')]);
    expect(find('b').textContent).toBe('1');
  });

  test('parts may be marked by another attribute, and lie anywhere', () => {
    showPage('<main data-page><p data-cart-part="totals">old</p></main>');
    updateParts(parse('<p data-cart-part="totals">new</p>'), 'data-cart-part');
    expect(find('p').textContent).toBe('new');
  });

  test('parts inside the container have come with it already', () => {
    showPage(`<main data-page>${part('menu', 'arrived')}</main>`);
    updateParts(parse(part('menu', 'outside')), 'data-page-part', [find('main')]);
    expect(find('nav').textContent).toBe('arrived');
  });
});

describe('a full load', () => {
  function watchLocation() {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    return { assign, reload };
  }

  test.each(['/nl', 'https://pay.example/session', '/fr#list'])('goes to %s', (address) => {
    const { assign, reload } = watchLocation();
    fullLoad(address);
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([new URL(address, location.href).href]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('of the address that is shown is a reload', () => {
    goTo('/fr#list');
    const { assign, reload } = watchLocation();
    fullLoad('/fr#list');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([SCRIPT_ADDRESS, 'data:text/html,x', 'file:///etc/passwd'])('never goes to %s', (address) => {
    const { assign, reload } = watchLocation();
    fullLoad(address);
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []]);
  });
});
