import { expect, test } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import start from '#validation/engine/service.ts';
import { find, showPage } from '../../support/page.ts';
import { field, showForms, submit } from '../support/forms.ts';

const REQUIRED = 'data-val-required="Requis."';

test('the browser’s own validation is off for forms with rules, and only for these [VAL-15]', async () => {
  await showForms(
    `<form id="a">${field('A', REQUIRED)}</form><form id="b" novalidate="own">${field('A', REQUIRED)}</form>
    <form id="c"><input data-val="true" ${REQUIRED}></form><form id="d"><input required></form>
    <form id="e"><div data-val="true" ${REQUIRED}></div></form>`,
  );
  const values = ['#a', '#b', '#c', '#d', '#e'].map((id) => find(id).getAttribute('novalidate'));
  expect(values).toEqual(['', 'own', null, null, null]);
});

test('a field without a form does not keep the others from being validated [VAL-15]', async () => {
  const form = await showForms(`${field('Z', REQUIRED)}<form>${field('A', REQUIRED)}</form>`);
  expect(submit(form)).toBe(false);
  expect(find('form').hasAttribute('novalidate')).toBe(true);
});

test('errors that the server has written are adopted at once, without any input [VAL-15]', async () => {
  await showForms(
    `<form><input id="A" name="A" class="input-validation-error" data-val="true" ${REQUIRED}>
    <span data-valmsg-for="A" class="field-validation-error">Déjà pris.</span></form>`,
  );
  expect(find('#A').getAttribute('aria-invalid')).toBe('true');
});

test('the service validates until its page ends [VAL-18]', async () => {
  const life = new AbortController();
  showPage(`<form>${field('A', REQUIRED)}</form>`);
  start(undefined as never, { signal: life.signal } as never);
  await whenIdle();
  expect(submit(find('form'))).toBe(false);
  life.abort();
  expect(submit(find('form'))).toBe(true);
});
