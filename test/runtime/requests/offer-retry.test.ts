import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerRetry } from '#runtime/requests/offer-retry.ts';
import { showPage } from '../../support/page.ts';

let isConfirmed: boolean;
let questions: string[];

beforeEach(() => {
  isConfirmed = true;
  questions = [];
  vi.stubGlobal('confirm', (text: string) => {
    questions.push(text);
    return isConfirmed;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Offers to repeat a request; returns what the visitor’s choice leads to. */
function offer(): string[] {
  const done: string[] = [];
  offerRetry(
    () => done.push('retry'),
    () => done.push('leave'),
  );
  return done;
}

const goOffline = () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a request without an answer is repeated if the visitor wants it', () => {
  showPage('');
  expect(offer()).toEqual(['retry']);
  isConfirmed = false;
  expect(offer()).toEqual([]);
  expect(questions).toHaveLength(2);
});

test.each([
  ['fr', /^Aucune réponse du serveur/],
  ['nl', /^Geen antwoord van de server/],
  ['de', /^The server did not answer/],
])('the question is in the page’s language: %s', (lang, text) => {
  showPage('', { lang });
  offer();
  expect(questions).toEqual([expect.stringMatching(text)]);
});

test('without a network the browser says so itself', () => {
  goOffline();
  expect(offer()).toEqual(['leave']);
  expect(questions).toEqual([]);
});

test('a service worker of the page answers instead', () => {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
  expect(offer()).toEqual(['leave']);
  expect(questions).toEqual([]);
});

test('a service worker that is not active yet answers nothing', () => {
  showPage('');
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: null } });
  expect(offer()).toEqual(['retry']);
});
