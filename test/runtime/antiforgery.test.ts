import { beforeEach, expect, test } from 'vitest';
import { findToken } from '#runtime/antiforgery.ts';
import { find, showPage } from '../support/page.ts';

const field = (value: string) => `<input type="hidden" name="__RequestVerificationToken" value="${value}">`;

beforeEach(() => document.head.replaceChildren());

function showMeta(token: string): void {
  document.head.innerHTML = `<meta name="csrf-token" content="${token}">`;
}

test('the token of the form that is sent comes first', () => {
  showPage(`<form id="a">${field('A')}</form><form id="b">${field('B')}</form>`);
  showMeta('meta');
  expect(findToken(find<HTMLFormElement>('#b'))).toBe('B');
});

test('the page’s token stands in for a form without one', () => {
  showPage(`<form id="a"></form><form id="b">${field('B')}</form>`);
  showMeta('meta');
  expect(findToken(find<HTMLFormElement>('#a'))).toBe('meta');
  expect(findToken()).toBe('meta');
});

test('any form’s token is used where the page names none', () => {
  showPage(`<form>${field('A')}</form>`);
  expect(findToken()).toBe('A');
});

test('a server without tokens gets none', () => {
  showPage('<form></form>');
  expect(findToken()).toBeUndefined();
});

test('a field that is named like a property of forms hides nothing', () => {
  showPage(`<form><input name="elements"><input name="querySelector">${field('A')}</form>`);
  expect(findToken(find<HTMLFormElement>('form'))).toBe('A');
});
