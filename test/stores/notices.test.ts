import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import noticesService from '../../islands/notices/notices.ts';
import { on } from '#runtime';
import type { App } from '#runtime';
import { $notices, dismiss, notify } from '#stores/notices/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { find, showPage } from '../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  showPage('', { lang: 'fr' });
  controller = new AbortController();
});
afterEach(() => {
  controller.abort();
  for (const { id } of $notices.get()) dismiss(id);
  vi.useRealTimers();
});

const startService = () => noticesService({} as App, { signal: controller.signal });
const shown = () => [...document.querySelectorAll('.ar-growl [role]')].map(({ textContent }) => textContent);

test('a notice is kept in its order until it is dismissed, and an event tells of it', () => {
  const seen: unknown[] = [];
  on('notice', ({ detail }) => void seen.push(detail), controller.signal);
  notify('status', 'one');
  notify('error', 'two');
  expect(seen).toEqual([
    { tone: 'status', text: 'one' },
    { tone: 'error', text: 'two' },
  ]);
  const [first] = $notices.get();
  dismiss(first!.id);
  dismiss(first!.id);
  expect($notices.get().map(({ text }) => text)).toEqual(['two']);
});

test('what was told before the region came is shown, as text', () => {
  notify('error', '<b>Panier</b>');
  startService();
  expect(shown()).toEqual(['<b>Panier</b>']);
  expect(document.querySelector('.ar-growl [role]')?.getAttribute('role')).toBe('alert');
});

test('a status goes by itself after ten seconds, an error stays', () => {
  startService();
  notify('status', 'ajouté');
  notify('error', 'échec');
  vi.advanceTimersByTime(9_999);
  expect(shown()).toEqual(['ajouté', 'échec']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['échec']);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['échec']);
});

test('a status that is being read does not go', () => {
  startService();
  notify('status', 'ajouté');
  // The test's document knows neither pointer nor :focus-within; the element answers for it.
  const matches = vi.spyOn(find('.ar-growl-item'), 'matches').mockReturnValue(true);
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['ajouté']);
  matches.mockReturnValue(false);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
});

test('a notice is closed by its button, and the others keep their elements', () => {
  startService();
  notify('error', 'one');
  notify('error', 'two');
  const second = document.querySelectorAll('.ar-growl-item')[1];
  document.querySelector<HTMLButtonElement>('.ar-growl button')!.click();
  expect(shown()).toEqual(['two']);
  expect(document.querySelector('.ar-growl-item')).toBe(second);
});

test.each([
  ['fr', 'Fermer'],
  ['nl-BE', 'Sluiten'],
  ['en', 'Close'],
  ['de', 'Close'],
])('words are in the page’s language: %s gets "%s" [I18N-01]', (lang, word) => {
  showPage('', { lang });
  expect(chooseTexts({ fr: 'Fermer', nl: 'Sluiten', en: 'Close' })).toBe(word);
});
