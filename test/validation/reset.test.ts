import { expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { find } from '../support/page.ts';
import { field, lines, showForms, submit, SUMMARY, text, type } from './support/forms.ts';

const REQUIRED = 'data-val-required="Requis."';
const message = () => text('[data-valmsg-for]');

const reset = async (form: HTMLFormElement) => {
  form.reset();
  // The values are reset after the event.
  await vi.waitFor(() => expect(message()).toBe(''));
  await whenIdle();
};

test('a reset form has no messages and no lines, and is as quiet as a new one [VAL-15]', async () => {
  const form = await showForms(`<form>${SUMMARY}${field('A', REQUIRED)}</form>`);
  submit(form);
  expect([message(), lines()]).toEqual(['Requis.', ['Requis.']]);
  await reset(form);
  expect(lines()).toEqual([]);
  expect(find('#A').hasAttribute('aria-invalid')).toBe(false);
  type(find('#A'), 'x');
  type(find('#A'), '');
  expect([message(), lines()]).toEqual(['', []]);
});

test('a reset form loses the server’s general lines [VAL-15]', async () => {
  const form = await showForms(
    `<form><div data-valmsg-summary="true" class="validation-summary-errors"><ul><li>Stock épuisé.</li></ul></div>
    ${field('A', REQUIRED)}</form>`,
  );
  expect(lines()).toEqual(['Stock épuisé.']);
  await reset(form);
  expect(lines()).toEqual([]);
});
