import { expect, onTestFinished, test, vi } from 'vitest';
import { find } from '../support/page.ts';
import {
  check,
  enter,
  field,
  leave,
  lines,
  showForms,
  submit,
  SUMMARY,
  text,
  type,
} from './support/forms.ts';

const NAME = field(
  'Name',
  'data-val-required="Nom ?" data-val-maxlength="Trop long." data-val-maxlength-max="5"',
);
const messageSelector = (name: string) => `[data-valmsg-for="${name}"]`;

test('nothing is said before a field was changed [VAL-15]', async () => {
  await showForms(`<form>${NAME}</form>`);
  const input = find('#Name');
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  type(input, 'Archipel');
  expect(text(messageSelector('Name'))).toBe('');
  leave(input);
  expect(text(messageSelector('Name'))).toBe('Trop long.');
});

const point = (type: string, pointerType: string) =>
  document.dispatchEvent(new PointerEvent(type, { pointerType }));

test.each([
  ['the click', () => document.body.click(), 0],
  ['its time, where no click comes', () => {}, 400],
])(
  'a tap’s finger is gone before the field is left: messages wait for %s [VAL-15]',
  async (_, end, milliseconds) => {
    await showForms(`<form>${NAME}</form>`);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    point('pointerdown', 'touch');
    point('pointerup', 'touch');
    vi.advanceTimersByTime(100);
    const input = find('#Name');
    type(input, 'Archipel');
    leave(input);
    expect(text(messageSelector('Name'))).toBe('');
    end();
    vi.advanceTimersByTime(milliseconds);
    expect(text(messageSelector('Name'))).toBe('Trop long.');
  },
);

test('what was wrong is judged while one types: it heals, and complains again [VAL-15]', async () => {
  await showForms(`<form>${NAME}</form>`);
  const input = find('#Name');
  enter(input, 'Archipel');
  type(input, 'Arch');
  expect(text(messageSelector('Name'))).toBe('');
  expect(input.className).toBe('input-validation-valid');
  type(input, 'Archip');
  expect(text(messageSelector('Name'))).toBe('Trop long.');
});

test('a refused submit says all, in the page’s order, and the summary follows the corrections [VAL-15]', async () => {
  const form = await showForms(
    `<form>${SUMMARY}${NAME}${field('Mail', 'data-val-required="Adresse ?"')}</form>`,
  );
  expect(submit(form)).toBe(false);
  expect(lines()).toEqual(['Nom ?', 'Adresse ?']);
  expect(find('[data-valmsg-summary]').className).toBe('validation-summary-errors');
  type(find('#Name'), 'Jo');
  expect(lines()).toEqual(['Adresse ?']);
  type(find('#Name'), '');
  expect(lines()).toEqual(['Nom ?', 'Adresse ?']);
  type(find('#Name'), 'Jo');
  type(find('#Mail'), 'jo');
  expect(lines()).toEqual([]);
  expect(find('[data-valmsg-summary]').className).toBe('validation-summary-valid');
  expect(submit(form)).toBe(true);
});

test('a key looks at the line of its own field only, however many are wrong [VAL-15]', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `F${index}`);
  const fields = names.map((name) => field(name, `data-val-required="${name} ?"`));
  const form = await showForms(`<form>${SUMMARY}${fields.join('')}</form>`);
  submit(form);
  const read = vi.spyOn(Element.prototype, 'textContent', 'get');
  type(find('#F20'), 'x');
  const healed = read.mock.calls.length;
  type(find('#F20'), '');
  expect(healed).toBeLessThan(5);
  expect(read.mock.calls.length).toBeLessThan(10);
  read.mockRestore();
  expect(lines()).toEqual(names.map((name) => `${name} ?`));
});

test('messages are text, never markup [VAL-15]', async () => {
  const form = await showForms(
    `<form>${SUMMARY}${field('A', 'data-val-required="&lt;b&gt;x&lt;/b&gt;"')}</form>`,
  );
  submit(form);
  expect(find(messageSelector('A')).children).toHaveLength(0);
  expect(text(messageSelector('A'))).toBe('<b>x</b>');
  expect(lines()).toEqual(['<b>x</b>']);
});

test('radio buttons of one name are one field [VAL-01]', async () => {
  const radios = ['a', 'b'].map(
    (value) => `<input type="radio" name="R" value="${value}" data-val="true" data-val-required="Choisir.">`,
  );
  const form = await showForms(`<form>${SUMMARY}${radios.join('')}<span data-valmsg-for="R"></span></form>`);
  submit(form);
  expect(lines()).toEqual(['Choisir.']);
  check(find('[value="b"]'));
  expect(lines()).toEqual([]);
});

test('a reset forgets everything [VAL-15]', async () => {
  const form = await showForms(`<form>${SUMMARY}${NAME}</form>`);
  submit(form);
  form.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }));
  const input = find<HTMLInputElement>('#Name');
  expect([
    text(messageSelector('Name')),
    lines(),
    input.className,
    input.getAttribute('aria-invalid'),
    input.validity.customError,
  ]).toEqual(['', [], '', null, false]);
  type(input, 'Archipel');
  expect(text(messageSelector('Name'))).toBe('');
});

test('aria attributes come with an error and go with it, and the server’s own stay [VAL-15]', async () => {
  const form = await showForms(
    `<form><p id="hint"></p><input id="A" name="A" aria-describedby="hint" data-val="true" data-val-required="A ?"><span data-valmsg-for="A"></span></form>`,
  );
  submit(form);
  const input = find<HTMLInputElement>('#A');
  expect(input.getAttribute('aria-describedby')).toBe(`hint ${find(messageSelector('A')).id}`);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.validationMessage).toBe('A ?');
  type(input, 'x');
  expect(input.getAttribute('aria-describedby')).toBe('hint');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.validity.customError).toBe(false);
});
