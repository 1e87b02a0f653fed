import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeNames } from '#runtime/dom/free-names.ts';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

// happy-dom reports frames that it doesn't load.
beforeEach(() => void watchConsole());
afterEach(() => vi.restoreAllMocks());

/** Shows one element, and returns the names that it has left, and whether it has lost one. */
function free(html: string) {
  showPage(html);
  const lost = freeNames(document);
  const [element] = document.body.children;
  return [element!.getAttribute('name'), element!.getAttribute('id'), lost.includes(element!)];
}

test.each([
  '<img name="querySelector">',
  '<form name="cookie"></form>',
  '<iframe name="body"></iframe>',
  '<embed name="forms">',
  '<object name="createElement"></object>',
  '<img name="location">',
  '<form name="documentMode"></form>',
])('a name that shadows a member of the document goes: %s', (html) => {
  expect(free(html)).toEqual([null, null, true]);
});

test.each([
  '<input name="cookie">',
  '<a name="cookie"></a>',
  '<img name="photo">',
  '<form name="order"></form>',
])('any other name stays: %s', (html) => {
  expect(free(html)).toEqual([expect.any(String), null, false]);
});

test.each([
  '<img id="cookie">',
  '<form id="cookie"></form>',
  '<iframe id="cookie"></iframe>',
  '<p id="cookie"></p>',
])('an id that shadows nothing stays: %s', (html) => {
  expect(free(html)).toEqual([null, 'cookie', false]);
});

test.each(['<object id="cookie"></object>', '<embed id="cookie">', '<embed id="cookie" name="film">'])(
  'an id that shadows a member goes, with the name: %s',
  (html) => {
    expect(free(html)).toEqual([null, null, true]);
  },
);

test('an image shadows by its id only with a name, so the name goes and the id stays', () => {
  expect(free('<img id="cookie" name="photo">')).toEqual([null, 'cookie', true]);
  expect(free('<img id="photo" name="cookie">')).toEqual([null, 'photo', true]);
});

test('an element without names has none to lose', () => {
  expect(free('<img>')).toEqual([null, null, false]);
});

test('names go in a fragment, and at the root itself', () => {
  showPage('<form name="cookie"><img name="body"></form>');
  expect(freeNames(find('form'))).toEqual([find('img'), find('form')]);
  const fragment = document.createDocumentFragment();
  fragment.append(document.createElement('img'));
  find('img').setAttribute('name', 'photo');
  expect(freeNames(fragment)).toEqual([]);
  (fragment.firstChild as Element).setAttribute('name', 'body');
  expect(freeNames(fragment)).toHaveLength(1);
});

test('a root of another kind is only searched', () => {
  showPage('<p name="cookie"><img name="body"></p>');
  expect(freeNames(find('p'))).toEqual([find('img')]);
  expect(find('p').getAttribute('name')).toBe('cookie');
});
