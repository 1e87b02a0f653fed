import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetWrittenParts, isWrittenAgain } from '#runtime/page/written-again.ts';
import { rememberPart, rememberParts } from '#runtime/page/written-parts.ts';
import { find, makeElement, showPage } from '../../support/page.ts';

const LIST = '<ul data-page-part="list"><li>1</li></ul>';

beforeEach(() => showPage(`<header data-page-part="head"></header><main><div>${LIST}</div></main>`));
afterEach(() => {
  forgetWrittenParts(document.documentElement);
  document.body.replaceChildren();
});

test('a part is written again when an answer has the same markup', () => {
  expect(isWrittenAgain(find('ul'), makeElement(LIST))).toBe(true);
  expect(isWrittenAgain(find('ul'), makeElement(LIST.replace('1', '2')))).toBe(false);
});

test('what scripts change in a part of the first page does not make it another one than the server wrote', () => {
  rememberParts();
  find('ul').append('drawn');
  find('header').append('drawn');
  expect(isWrittenAgain(find('ul'), makeElement(LIST))).toBe(true);
  expect(isWrittenAgain(find('header'), makeElement('<header data-page-part="head"></header>'))).toBe(true);
});

test('a part that no answer has written yet is compared as it is now', () => {
  find('li').textContent = '2';
  expect(isWrittenAgain(find('ul'), makeElement(LIST))).toBe(false);
});

test('a part is remembered as an answer wrote it', () => {
  rememberPart(find('ul'), new XMLSerializer().serializeToString(makeElement('<ul><li>3</li></ul>')));
  expect(isWrittenAgain(find('ul'), makeElement('<ul><li>3</li></ul>'))).toBe(true);
  expect(isWrittenAgain(find('ul'), makeElement(LIST))).toBe(false);
});

test.each([
  ['around it', 'main', false],
  ['of it', 'ul', false],
  ['inside it', 'li', false],
  ['beside it', 'header', true],
])('a part is no longer the server’s when content %s is replaced', (_where, target, isSame) => {
  rememberParts();
  find('ul').append('added');
  forgetWrittenParts(find(target));
  expect(isWrittenAgain(find('ul'), makeElement(LIST))).toBe(isSame);
});
