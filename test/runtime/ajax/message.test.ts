import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearMessage, showMessage } from '#runtime/ajax/message.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  showPage(
    '<form><input><output data-ajax-message></output><button></button></form><a href="/l">x</a><i></i>',
  );
});
afterEach(() => vi.useRealTimers());

const messages = () => [...document.querySelectorAll<HTMLElement>('.ar-ajax-message')];

function show(selector: string, text: string, isError = false): HTMLElement | undefined {
  showMessage(find(selector), text, isError);
  vi.runAllTimers();
  return messages()[0];
}

test('the message of a form is where the form has a slot for it [FRM-06]', () => {
  expect(show('form', 'Saved')?.parentElement).toBe(find('output'));
});

test('without a slot the message is the last thing in the form [FRM-06]', () => {
  find('output').remove();
  expect(show('form', 'Saved')).toBe(find('form').lastElementChild);
});

test('the message of a link follows it, wherever the page has slots of forms [FRM-06]', () => {
  find('a').innerHTML = '<b data-ajax-message></b>';
  expect(show('a', 'Saved')?.previousElementSibling).toBe(find('a'));
});

test('a live region is in the page before its text, because screen readers announce the change [FRM-06]', () => {
  showMessage(find('form'), 'Saved', false);
  expect(messages()[0]?.textContent).toBe('');
  vi.runAllTimers();
  expect(messages()[0]?.textContent).toBe('Saved');
});

test.each([
  [false, 'status', 'ar-ajax-message'],
  [true, 'alert', 'ar-ajax-message ar-ajax-message-error'],
])('a message that is an error (%s) is a region of role %s [FRM-06]', (isError, role, classes) => {
  const message = show('form', 'Text', isError);
  expect([message?.getAttribute('role'), message?.className]).toEqual([role, classes]);
});

test('a later message replaces the earlier one of the same form, and none of another [FRM-06]', () => {
  show('form', 'First');
  show('a', 'Link');
  show('form', 'Second');
  expect(messages().map(({ textContent }) => textContent)).toEqual(['Second', 'Link']);
});

test('an empty message only takes the earlier one away [FRM-06]', () => {
  show('form', 'First');
  expect(show('form', '')).toBeUndefined();
});

test('a message that is cleared is gone, and clearing again does nothing [FRM-06]', () => {
  show('form', 'First');
  clearMessage(find('form'));
  clearMessage(find('form'));
  expect(messages()).toEqual([]);
});
