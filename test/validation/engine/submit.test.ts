import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendForm } from '#runtime/dom/safe.ts';
import { whenIdle } from '#runtime/page/activity.ts';
import { defineRule } from '#validation/engine/define-rule.ts';
import { resetForm } from '#validation/engine/reset-form.ts';
import { knownForm } from '#validation/engine/form.ts';
import type { Rule } from '#validation/engine/rule.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { find } from '../../support/page.ts';
import { enter, field, leave, lines, showForms, submit, SUMMARY, text, type } from '../support/forms.ts';

// Mocked, because the native method that the library captured on load fails on happy-dom's wrapped forms.
vi.mock(import('#runtime/dom/safe.ts'), async (load) => ({ ...(await load()), sendForm: vi.fn() }));

const REQUIRED = 'data-val-required="Requis."';
const SHORT = 'data-val-maxlength="Trop long." data-val-maxlength-max="3"';
const message = (name: string) => text(`[data-valmsg-for="${name}"]`);
const button = () => find<HTMLButtonElement>('button');
const isBusy = () => button().getAttribute('aria-busy') === 'true';

/** Answers of the rule `slow`, which the tests give. */
const answers: ((verdict: boolean) => void)[] = [];

/** A rule that requests each value once, as `remote` does. */
const slow: Rule = {
  isLast: true,
  test(value, { memory }) {
    const known = memory.get(value) as Promise<boolean> | undefined;
    const verdict = known ?? new Promise<boolean>((resolve) => answers.push(resolve));
    memory.set(value, verdict);
    return verdict;
  },
};

beforeEach(() => {
  answers.length = 0;
  vi.mocked(sendForm).mockClear();
  defineRule('slow', slow);
});

let reported: unknown[] = [];
const record = ({ detail }: CustomEventInit) => void reported.push(detail);

beforeEach(() => {
  reported = [];
  document.addEventListener('archipel:form-validated', record);
});
afterEach(() => document.removeEventListener('archipel:form-validated', record));

const showSlow = () =>
  showForms(`<form>${field('A', 'data-val-slow="Pris."', 'x')}<button>Envoyer</button></form>`);

test('the page hears of every decision, valid or not, with one message for each name [VAL-15]', async () => {
  const twice = field('A', 'data-val-required="Un."') + field('A', 'data-val-required="Deux."');
  const form = await showForms(`<form>${twice}${field('B', SHORT, 'x')}</form>`);
  submit(form);
  expect(reported).toEqual([{ valid: false, errors: { A: 'Un.' } }]);
  for (const input of form.querySelectorAll('input')) enter(input, 'x');
  submit(form);
  expect(reported[1]).toEqual({ valid: true, errors: {} });
});

test('a button without validation submits the form as it is, any other one does not [VAL-15]', async () => {
  const form = await showForms(
    `<form>${field('A', REQUIRED)}<button id="draft" formnovalidate></button><button id="cancel" class="cancel"></button><button id="send"></button></form>`,
  );
  expect(['#draft', '#cancel', '#send'].map((id) => submit(form, find(id)))).toEqual([true, true, false]);
  expect(submit(form)).toBe(false);
});

test('a rejected submit reaches no other listener of the page [VAL-15]', async () => {
  const form = await showForms(`<form>${field('A', REQUIRED)}</form>`);
  const listener = vi.fn<() => void>();
  form.addEventListener('submit', listener);
  submit(form);
  expect(listener).not.toHaveBeenCalled();
  enter(find('#A'), 'x');
  submit(form);
  expect(listener).toHaveBeenCalledOnce();
});

test('a form that waits for an answer is sent by the button that was pressed, if that is still there [VAL-05]', async () => {
  for (const [prepare, expected] of [
    [() => {}, button],
    [() => button().remove(), () => null],
  ] as const) {
    const form = await showSlow();
    const pressed = button();
    expect(submit(form, pressed)).toBe(false);
    expect(isBusy()).toBe(true);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    prepare();
    const submitter = expected();
    answers.pop()!(true);
    await vi.waitFor(() => expect(sendForm).toHaveBeenLastCalledWith(form, submitter));
    expect(pressed.hasAttribute('aria-busy')).toBe(false);
  }
});

test('a form that was submitted without a button is sent without one, once [VAL-05]', async () => {
  const form = await showSlow();
  expect(submit(form)).toBe(false);
  expect(submit(form)).toBe(false);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.pop()!(true);
  await vi.waitFor(() => expect(sendForm).toHaveBeenCalledOnce());
  expect(vi.mocked(sendForm).mock.calls[0]).toEqual([form, null]);
  await whenIdle();
  expect(answers).toEqual([]);
});

test('a form that was reset while it waits is not sent, and can be submitted again [VAL-05]', async () => {
  const form = await showSlow();
  submit(form, button());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  resetForm(knownForm(form));
  answers.pop()!(true);
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(sendForm).not.toHaveBeenCalled();
  submit(form, button());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.pop()!(true);
  await vi.waitFor(() => expect(sendForm).toHaveBeenCalledOnce());
});

test('a value that changes while an answer is pending counts for the result [VAL-05]', async () => {
  const form = await showForms(
    `<form>${field('A', 'data-val-slow="Pris."', 'x')}${field('B', SHORT, 'x')}</form>`,
  );
  const outcome = validateElement(form);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  type(find('#B'), 'long');
  answers.pop()!(true);
  expect(await outcome).toEqual({ valid: false, errors: { B: 'Trop long.' } });
});

test('a form that is found wrong by a script is validated at each key from then on, a valid one is not [VAL-15]', async () => {
  const form = await showForms(`<form>${SUMMARY}${field('A', REQUIRED)}${field('B', SHORT, 'x')}</form>`);
  const [a, b] = [find('#A'), find('#B')];
  type(a, 'x');
  expect((await validateElement(form)).valid).toBe(true);
  type(b, 'long');
  expect([message('B'), lines().join('')]).toEqual(['', '']);
  type(b, 'x');
  type(a, '');
  expect((await validateElement(form)).valid).toBe(false);
  expect(lines()).toEqual(['Requis.']);
  type(b, 'long');
  expect([message('B'), lines()]).toEqual(['Trop long.', ['Requis.', 'Trop long.']]);
});

test('the answer to an older value changes nothing after a reset [VAL-05]', async () => {
  const form = await showSlow();
  leave(find('#A'));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(find('#A').getAttribute('aria-busy')).toBe('true');
  form.dispatchEvent(new Event('reset', { bubbles: true }));
  expect(find('#A').hasAttribute('aria-busy')).toBe(false);
  answers.pop()!(false);
  await whenIdle();
  expect(message('A')).toBe('');
});
