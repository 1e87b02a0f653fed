import { beforeEach, describe, expect, test } from 'vitest';
import { resolveAddresses } from '#kit/dialog/addresses.ts';
import { ownAction } from '#kit/own-action.ts';
import { find, showPage } from '../../../support/page.ts';

const BASE = 'http://localhost:3000/fr/shop/piece?x=1';

beforeEach(() => showPage(''));

const resolved = (html: string, name: string) => {
  showPage(html);
  resolveAddresses(document.body, BASE);
  return Element.prototype.getAttribute.call(find('#it'), name);
};

describe('in a dialog, an address that was written for another page', () => {
  test.each([
    ['more', '/fr/shop/more'],
    ['../up', '/fr/up'],
    ['?page=2', '/fr/shop/piece?page=2'],
    ['', '/fr/shop/piece?x=1'],
  ])('leads where it would have led there: %j', (href, expected) => {
    expect(resolved(`<a id="it" href="${href}">x</a>`, 'href')).toBe(expected);
  });

  test.each([
    '/root',
    '//other.example/',
    '#here',
    'https://other.example/x',
    'mailto:a@b.be',
    'javascript:x',
  ])('stays when it holds everywhere: %j', (href) => {
    expect(resolved(`<a id="it" href="${href}">x</a>`, 'href')).toBe(href);
  });

  test.each(['.//evil.example/x', '..//../..//evil.example/x', './/\\\\evil.example'])(
    'stays of this site however many slashes it has: %j',
    (href) => {
      const link = resolved(`<a id="it" href="${href}">x</a>`, 'href')!;
      expect(new URL(link, location.href).origin).toBe(location.origin);
      expect(new URL(link, location.href).href).toBe(new URL(href, BASE).href);
    },
  );

  test('is that of the page it came from for a form that names none', () => {
    expect(resolved('<form id="it"></form>', 'action')).toBe('/fr/shop/piece?x=1');
  });

  test('is not taken for one that the server wrote: a form whose island knows where to goes there [SAL-01]', () => {
    resolved('<form id="it"></form>', 'action');
    expect(ownAction(find('#it'))).toBe('');
    resolved('<form id="it" action="send"></form>', 'action');
    expect(ownAction(find('#it'))).toBe('/fr/shop/send');
  });

  test('is found in a form whose fields are named like functions', () => {
    const form = '<form id="it" action="send"><input name="getAttribute"><input name="setAttribute"></form>';
    expect(resolved(form, 'action')).toBe('/fr/shop/send');
  });

  test('is left out of an image that has none', () => {
    expect(resolved('<img id="it" src="">', 'src')).toBe('');
  });
});
