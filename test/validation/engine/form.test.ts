import { expect, test } from 'vitest';
import { knownForm, markChanged, readValidatedForm } from '#validation/engine/form.ts';
import { resetForm } from '#validation/engine/reset-form.ts';
import { find, makeElement, showPage } from '../../support/page.ts';

const RULE = 'data-val="true" data-val-required="x"';
const radio = (value: string) => `<input type="radio" name="R" value="${value}" ${RULE}>`;

function read(html?: string) {
  if (html !== undefined) showPage(html);
  markChanged();
  return readValidatedForm(find<HTMLFormElement>('form'));
}

/** Reads the page, changes it, and reads it again. */
function readTwice(html: string, change: () => void) {
  const [before] = read(html).fields;
  change();
  const { fields, fresh } = read();
  return { before, fields, fresh };
}

test('the rules of a field are those of its attributes, required first [VAL-15]', () => {
  const attributes =
    'data-val-length="x" data-val-length-max="3" my-data-val-email="x" data-val-required="x" data-val-digits="x"';
  const { fields } = read(`<form><input name="A" data-val="true" ${attributes}></form>`);
  expect(fields.map(({ rules }) => rules)).toEqual([['required', 'length', 'digits']]);
});

test('a control has rules only with a name and where they are on [VAL-15]', () => {
  const rules = 'data-val-required="x"';
  const { fields } = read(
    `<form><input ${RULE}><input name="A" ${rules}><input name="B" data-val="false" ${rules}><input name="C" ${RULE}></form>`,
  );
  expect(fields.map(({ name }) => name)).toEqual(['C']);
});

test('a group has the buttons of its name and type, without a hidden twin [VAL-01]', () => {
  const { fields } = read(
    `<form>${radio('a')}<input type="hidden" name="R" value=""><input type="radio" name="R" value="b"></form>`,
  );
  expect(fields.map(({ controls }) => controls.map((one) => one.getAttribute('value')))).toEqual([
    ['a', 'b'],
  ]);
});

test('a form is read once, until controls or messages have changed [VAL-18]', () => {
  const { fields } = read(`<form>${radio('a')}</form>`);
  const form = find<HTMLFormElement>('form');
  expect(readValidatedForm(form).fields).toBe(fields);
  markChanged();
  expect(readValidatedForm(form).fields).not.toBe(fields);
});

test('a group stays the same field when its first button is replaced [VAL-18]', () => {
  const { before, fields, fresh } = readTwice(`<form>${radio('a')}${radio('b')}</form>`, () =>
    find('form').replaceChildren(makeElement(radio('c')), makeElement(radio('d'))),
  );
  expect(fields[0]).toBe(before);
  expect(fresh).toEqual([]);
});

test('a text field that is replaced is another field, and so is a group of another type [VAL-18]', () => {
  const text = `<input name="R" ${RULE}>`;
  for (const next of [text, radio('a')]) {
    const { before, fields, fresh } = readTwice(`<form>${text}</form>`, () =>
      find('form').replaceChildren(makeElement(next)),
    );
    expect(fields).toHaveLength(1);
    expect(fields[0]).not.toBe(before);
    expect(fresh).toEqual(fields);
  }
});

test('a group beside a text field of the same name is a field of its own [VAL-15]', () => {
  const { before, fields, fresh } = readTwice(`<form><input name="R" ${RULE}></form>`, () =>
    find('form').append(makeElement(radio('a'))),
  );
  expect(fields[0]).toBe(before);
  expect(fresh).toEqual([fields[1]]);
});

test('messages outside all forms belong to a form with a field there, those of other forms do not [VAL-15]', () => {
  const message = (id: string) => `<span id="${id}" data-valmsg-for="A"></span>`;
  const html = (inside: string) =>
    `<form id="f"><input name="A" ${RULE}>${inside}</form>${message('out')}<form>${message('other')}</form>`;
  const idsOf = (page: string) =>
    read(page)
      .messages.get('A')
      ?.map(({ id }) => id) ?? [];
  expect(idsOf(html(message('in')))).toEqual(['in']);
  const outside = `<input name="B" form="f" ${RULE}>`;
  expect(idsOf(html(message('in')) + outside)).toEqual(['in', 'out']);
});

test('a form that was never read can be reset [NAV-14]', () => {
  showPage('<form></form>');
  expect(() => resetForm(knownForm(find<HTMLFormElement>('form')))).not.toThrow();
});
