import { expect, test } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { find } from '../../support/page.ts';
import { enter, showForms, submit, type } from '../support/forms.ts';

const RULE = 'data-val="true" data-val-required="Requis."';
const input = (id: string, more = '') => `<input id="${id}" name="A" ${RULE} ${more}>`;
const SLOT = '<span data-valmsg-for="A" class="field-validation-valid"></span>';
const radios = ['a', 'b'].map((id) => input(id, `type="radio" value="${id}"`)).join('');

const texts = () => [...document.querySelectorAll('[data-valmsg-for]')].map((slot) => slot.textContent);
const describedBy = (selector: string) => find(selector).getAttribute('aria-describedby');
const slotId = () => find('[data-valmsg-for]').id;

test('fields of one name have a message each, where there are as many elements [VAL-15]', async () => {
  const form = await showForms(`<form>${input('x', 'value="full"')}${SLOT}${input('y')}${SLOT}</form>`);
  submit(form);
  expect(texts()).toEqual(['', 'Requis.']);
  type(find('#y'), 'full');
  type(find('#x'), '');
  expect(texts()).toEqual(['Requis.', '']);
});

test('fields of one name share all elements, where there are more or fewer [VAL-15]', async () => {
  const form = await showForms(
    `<form>${input('x', 'value="full"')}${input('y')}${SLOT}${SLOT}${SLOT}</form>`,
  );
  submit(form);
  expect(texts()).toEqual(['Requis.', 'Requis.', 'Requis.']);
  type(find('#y'), 'full');
  expect(texts()).toEqual(['', '', '']);
});

test('one field has its message in each of its elements [VAL-15]', async () => {
  submit(await showForms(`<form>${input('x')}${SLOT}${SLOT}</form>`));
  expect(texts()).toEqual(['Requis.', 'Requis.']);
});

test.each(['<fieldset>', '<div role="radiogroup">', '<div role="group">'])(
  'the message describes the group of its radio buttons: %s [VAL-15]',
  async (start) => {
    submit(await showForms(`<form>${start}${radios}</form>`));
    expect(find('form > *').hasAttribute('aria-describedby')).toBe(false);
    submit(await showForms(`<form>${start}${radios}${SLOT}</form>`));
    expect(describedBy('form > *')).toBe(slotId());
    expect(describedBy('#a')).toBeNull();
  },
);

test('the message describes the first button of a group without a container, and a single control itself [VAL-15]', async () => {
  submit(await showForms(`<form>${radios}${SLOT}</form>`));
  expect([describedBy('#a'), describedBy('#b')]).toEqual([slotId(), null]);
  submit(await showForms(`<form><fieldset>${input('x')}${SLOT}</fieldset></form>`));
  expect([describedBy('#x'), describedBy('fieldset')]).toEqual([slotId(), null]);
});

test('descriptions of the page stay, whatever spaces are between them [VAL-15]', async () => {
  const form = await showForms(`<form>${input('x', 'aria-describedby=" hint  other "')}${SLOT}</form>`);
  submit(form);
  expect(describedBy('#x')).toBe(`hint other ${slotId()}`);
  enter(find('#x'), 'full');
  expect(describedBy('#x')).toBe('hint other');
});

test('a message that the page itself names as the description stays so [VAL-15]', async () => {
  const slot = '<span id="m" data-valmsg-for="A"></span>';
  const form = await showForms(`<form>${input('x', 'aria-describedby="m hint"')}${slot}</form>`);
  submit(form);
  expect(describedBy('#x')).toBe('m hint');
  enter(find('#x'), 'full');
  expect(describedBy('#x')).toBe('m hint');
});

test('a field that is not validated yet is neither valid nor invalid, and its message is none [VAL-15]', async () => {
  const form = await showForms(`<form>${input('x')}${SLOT}</form>`);
  submit(form);
  expect([find('#x').className, find('span').className]).toEqual([
    'input-validation-error',
    'field-validation-error',
  ]);
  enter(find('#x'), 'full');
  expect([find('#x').className, find('span').className]).toEqual([
    'input-validation-valid',
    'field-validation-valid',
  ]);
  form.dispatchEvent(new Event('reset', { bubbles: true }));
  expect([find('#x').className, find('span').className]).toEqual(['', 'field-validation-valid']);
});

test('a result that stays is not written again [VAL-15]', async () => {
  const form = await showForms(`<form>${input('x')}${SLOT}</form>`);
  await validateElement(form);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((list) => void records.push(...list));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  await validateElement(form);
  await whenIdle();
  expect(records).toEqual([]);
  find('#x').className = 'changed';
  await whenIdle();
  expect(records).toHaveLength(1);
  observer.disconnect();
});

test('a field without a text of the server has the library’s own [VAL-15]', async () => {
  const form = await showForms(`<form><input name="A" data-val="true" data-val-required="">${SLOT}</form>`);
  expect((await validateElement(form)).errors).toEqual({ A: 'Ce champ est obligatoire.' });
  expect(texts()).toEqual(['Ce champ est obligatoire.']);
});
