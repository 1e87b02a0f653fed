import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import noticesService from '../../islands/notices/notices.ts';
import { on } from '#runtime';
import type { App } from '#runtime';
import { $notices, dismiss, notify } from '#stores/notices';
import { chooseTexts } from '#runtime/page/texts.ts';
import { showPage } from '../support/page.ts';

// happy-dom lacks :hover and :focus-within, so the test sets whether the visitor is reading.
const reading = vi.hoisted(() => ({ isRead: false }));
vi.mock(import('#runtime/dom/safe.ts'), async (load) => {
  const safe = await load();
  const isMatch = (element: Element, selector: string) =>
    selector.includes(':hover') ? reading.isRead : safe.matches(element, selector);
  return { ...safe, matches: isMatch };
});

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
  reading.isRead = true;
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['ajouté']);
  reading.isRead = false;
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

describe('something to do', () => {
  const action = () => document.querySelector<HTMLButtonElement>('.ar-growl-action');

  test('is a button, which closes the notice first and then does it', () => {
    startService();
    const run = vi.fn(() => notify('status', 'Remis.'));
    notify('error', 'Supprimé.', { text: 'Annuler', run });
    expect(action()?.textContent).toBe('Annuler');
    action()!.click();
    expect(run).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['Remis.']);
  });

  test('leaves a status for thirty seconds, and longer while somebody is at it [WCAG 2.2.1]', () => {
    startService();
    notify('status', 'Supprimé.', { text: 'Annuler', run: () => {} });
    vi.advanceTimersByTime(29_999);
    expect(shown()).toEqual(['Supprimé.']);
    reading.isRead = true;
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['Supprimé.']);
    reading.isRead = false;
    vi.advanceTimersByTime(30_000);
    expect(shown()).toEqual([]);
  });

  test('stands beside no link, and a link beside no button', () => {
    startService();
    notify('status', 'Ajouté.', { text: 'Panier', href: '/fr/shoppingcarts' });
    expect(action()).toBeNull();
    expect(document.querySelector('.ar-growl a')?.textContent).toBe('Panier');
  });
});

describe('on a phone', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => vi.unstubAllGlobals());
  const open = () => {
    showPage('<p>…</p><input><a href="#x">…</a><form><button>…</button></form>', { lang: 'fr' });
    startService();
  };
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

  test('a status goes after five seconds, and a newer notice takes the place of an older one', () => {
    open();
    notify('error', 'échec');
    notify('status', 'ajouté');
    expect(shown()).toEqual(['ajouté']);
    expect($notices.get()).toHaveLength(1);
    vi.advanceTimersByTime(4_999);
    expect(shown()).toEqual(['ajouté']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test.each([
    ['p', 'status', true],
    ['input', 'status', true],
    ['p', 'error', false],
    ['input', 'error', false],
    ['a', 'error', true],
    ['form button', 'error', true],
    ['.ar-growl [role]', 'status', false],
  ] as const)('a press of %s after a notice of the tone %s ends it: %s', (selector, tone, isOver) => {
    open();
    notify(tone, 'dit');
    press(selector);
    expect(shown()).toEqual(['dit']);
    vi.advanceTimersByTime(400);
    press(selector);
    expect(shown()).toEqual(isOver ? [] : ['dit']);
  });

  test('a submit and a step back end an error; something to do stays', () => {
    open();
    notify('error', 'dit');
    vi.advanceTimersByTime(400);
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(shown()).toEqual([]);
    notify('error', 'dit');
    vi.advanceTimersByTime(400);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(shown()).toEqual([]);
    notify('status', 'supprimé', { text: 'Annuler', run: () => {} });
    vi.advanceTimersByTime(400);
    press('a');
    expect(shown()).toEqual(['supprimé']);
  });
});

test('the focus goes on to the next notice, and then back to where it came from', () => {
  showPage('<button id="before">…</button>', { lang: 'fr' });
  startService();
  notify('error', 'one');
  notify('error', 'two');
  const before = document.querySelector<HTMLElement>('#before')!;
  const close = () => document.querySelector<HTMLElement>('.ar-growl-item .ar-growl-close')!;
  before.focus();
  close().dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: before }));
  close().focus();
  close().click();
  expect(document.activeElement).toBe(close());
  close().click();
  expect(document.activeElement).toBe(before);
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
