import { afterEach, expect, test } from 'vitest';
import { findHashTarget, focusOnce, focusPage } from '#runtime/html/focus.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(() => document.body.replaceChildren());

test.each(['0', '-1'])('an element with a tabindex of its own keeps it: %s', (tabindex) => {
  showPage(`<h1 tabindex="${tabindex}">T</h1><button>b</button>`);
  focusOnce(find('h1'));
  expect(document.activeElement).toBe(find('h1'));
  find('button').focus();
  expect(find('h1').getAttribute('tabindex')).toBe(tabindex);
});

test('a tabindex that the page gives a heading later stays when it is left again', () => {
  showPage('<h1>T</h1><button>b</button>');
  focusOnce(find('h1'));
  find('button').focus();
  find('h1').tabIndex = 0;
  find('h1').focus();
  find('button').focus();
  expect(find('h1').getAttribute('tabindex')).toBe('0');
});

test('only the first sign of a hash is none of its name', () => {
  showPage('<p id="a#b"></p>');
  expect(findHashTarget('#a#b')).toBe(find('p'));
});

test('a hash without a name points to nothing, even where an element has an empty name', () => {
  showPage('<a name=""></a>');
  expect(findHashTarget('#')).toBeNull();
});

test('an id as it is written comes before a decoded one', () => {
  showPage('<p id="a b"></p><i id="a%20b"></i>');
  expect(findHashTarget('#a%20b')).toBe(find('i'));
});

test('a hash takes the focus even from an island that lived on', () => {
  showPage('<main><input><p id="x"></p></main>');
  find('input').focus();
  focusPage(find('main'), '#x');
  expect(document.activeElement).toBe(find('p'));
});

test('an autofocus comes before the heading that is above it', () => {
  showPage('<main><h1>T</h1><input autofocus></main>');
  focusPage(find('main'), '');
  expect(document.activeElement).toBe(find('input'));
});
