import { afterEach, expect, test, vi } from 'vitest';
import { emit, on } from '#runtime/page/events.ts';
import { warn } from '#runtime/page/warn.ts';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(() => vi.restoreAllMocks());

test('an event bubbles from its element to the document and carries its detail', () => {
  showPage('<div><p></p></div>');
  const seen: unknown[] = [];
  const { signal } = new AbortController();
  on('island-ready', ({ detail, target }) => seen.push(detail, target), signal);
  expect(emit(find('p'), 'island-ready', { name: 'map' })).toBe(true);
  expect(seen).toEqual([{ name: 'map' }, find('p')]);
});

test('listening ends with the signal', () => {
  const listener = vi.fn();
  const controller = new AbortController();
  on('page-loaded', listener, controller.signal);
  controller.abort();
  emit(document, 'page-loaded', { url: '/' });
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  'page-leave',
  'ajax-begin',
  'request-error',
  'sign-in-needed',
  'api-error',
  'countdown-ended',
  'address-saved',
  'payment-completed',
  'island-error',
] as const)('a listener can prevent the default of %s', (name) => {
  const { signal, abort } = abortable();
  on(name, (event) => event.preventDefault(), signal);
  expect(emit(document, name, {} as never)).toBe(false);
  abort();
});

test('an event that only tells what has happened cannot be prevented', () => {
  const { signal, abort } = abortable();
  on('page-finished', (event) => event.preventDefault(), signal);
  expect(emit(document, 'page-finished', { url: '/' })).toBe(true);
  abort();
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

test('a page with many equal mistakes gets one warning', () => {
  const { warnings } = watchConsole();
  warn('The same mistake.', document.body);
  warn('The same mistake.', document.head);
  warn('Another mistake.');
  expect(warnings()).toEqual(['[archipel] The same mistake.', '[archipel] Another mistake.']);
});
