import { afterEach, expect, test } from 'vitest';
import { parseFragment } from '#runtime/html/parse.ts';
import { resolveLoads } from '#runtime/html/resolve-loads.ts';

afterEach(() => document.head.replaceChildren());

const PAGE = new URL('https://shop.example/fr/shoes/list');

/** Returns an element of a page as it is inserted into another one. */
function resolved(html: string): string {
  const content = parseFragment(html);
  resolveLoads(content, PAGE);
  return content.firstElementChild!.outerHTML;
}

test.each([
  ['<img src="red.jpg">', '<img src="https://shop.example/fr/shoes/red.jpg">'],
  ['<img src="../red.jpg">', '<img src="https://shop.example/fr/red.jpg">'],
  ['<video poster="film.jpg"></video>', '<video poster="https://shop.example/fr/shoes/film.jpg"></video>'],
  ['<object data="sizes.svg"></object>', '<object data="https://shop.example/fr/shoes/sizes.svg"></object>'],
  [
    '<img srcset="red.jpg 1x, big/red.jpg 2x">',
    '<img srcset="https://shop.example/fr/shoes/red.jpg 1x, https://shop.example/fr/shoes/big/red.jpg 2x">',
  ],
  [
    '<img srcset="  a.jpg 300w,\n   b.jpg 600w">',
    '<img srcset="  https://shop.example/fr/shoes/a.jpg 300w,\n   https://shop.example/fr/shoes/b.jpg 600w">',
  ],
])('a relative address that loads at once is that of its own page: %s', (html, expected) => {
  expect(resolved(html)).toBe(expected);
});

test.each([
  '<img src="/red.jpg">',
  '<img src="https://cdn.example/red.jpg">',
  '<img src="data:image/gif;base64,R0lGOD">',
  '<img src="">',
  '<a href="red.html">red</a>',
])('other addresses stay as they are written: %s', (html) => {
  expect(resolved(html)).toBe(html);
});

test('an address that is none stays as it is written, beside one that is', () => {
  const html = '<img srcset="//[ 1x, red.jpg 2x">';
  const content = parseFragment(html.replace('//[', '\\\\['));
  resolveLoads(content, PAGE);
  expect(content.firstElementChild!.getAttribute('srcset')).toBe(
    '\\\\[ 1x, https://shop.example/fr/shoes/red.jpg 2x',
  );
});

test('a page with a base of its own resolves by that, whichever page the content is from', () => {
  document.head.innerHTML = '<base href="/shop/">';
  expect(resolved('<img src="red.jpg">')).toBe('<img src="red.jpg">');
});
