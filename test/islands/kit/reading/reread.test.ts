import { afterEach, beforeEach, expect, test } from 'vitest';
import { markParts, rereadParts } from '#kit/reading';
import { leavePage } from '../../../support/islands.ts';
import { find, goTo, showPage } from '../../../support/page.ts';
import { answer, stubServer } from '../../../support/server.ts';

beforeEach(() => goTo('/fr/checkout'));
afterEach(leavePage);

const shown = () => [...document.querySelectorAll('[data-part]')].map(({ textContent }) => textContent);

test('parts follow one answer by the values of their attribute; what it lacks stays, and so does the focus', async () => {
  showPage(
    '<main data-page><p data-part="a"><a href="/1" id="here">old</a></p><p data-part="b">old</p></main><i data-part="c">old</i>',
  );
  stubServer(() => answer('<i data-part="c">new</i><p data-part="a"><a href="/1">new</a></p>'));
  find('#here').focus();
  expect(await rereadParts('data-part', '/fr/totals')).toBe(true);
  expect(shown()).toEqual(['new', 'old', 'new']);
  expect(document.activeElement?.textContent).toBe('new');
});

test('an answer that is no longer wanted is not placed', async () => {
  showPage('<p data-part="a">old</p>');
  stubServer(() => answer('<p data-part="a">new</p>'));
  expect(await rereadParts('data-part', '/fr/totals', { isLatest: () => false })).toBe(false);
  expect(shown()).toEqual(['old']);
});

test('parts say that they are old, and no longer', () => {
  showPage('<p data-part="a">old</p><p data-part="b">old</p>');
  const busy = () => document.querySelectorAll('[data-part][aria-busy="true"]').length;
  markParts('data-part', true);
  expect(busy()).toBe(2);
  markParts('data-part', false);
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
});
