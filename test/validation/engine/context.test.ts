import { expect, test } from 'vitest';
import { validateElement } from '#validation/engine/submit.ts';
import { find, makeElement } from '../../support/page.ts';
import { enter, field, showForms } from '../support/forms.ts';

const errorNames = async (form: HTMLFormElement) => Object.keys((await validateElement(form)).errors);

test('a rule sees the chosen files of its field [VAL-16]', async () => {
  const rules =
    'data-val-maxfiles="Trop." data-val-maxfiles-max="1" data-val-maxsize="Gros." data-val-maxsize-max="2"';
  const form = await showForms(`<form>${field('F', rules, '', 'file')}</form>`);
  const choose = (...files: File[]) => {
    Object.defineProperty(find('#F'), 'files', { configurable: true, value: files });
    Object.defineProperty(find('#F'), 'value', { configurable: true, value: 'C:\\fakepath\\a' });
  };
  choose(new File(['ab'], 'a'));
  expect((await validateElement(form)).errors).toEqual({});
  choose(new File(['abc'], 'a'));
  expect((await validateElement(form)).errors).toEqual({ F: 'Gros.' });
  choose(new File(['a'], 'a'), new File(['b'], 'b'));
  expect((await validateElement(form)).errors).toEqual({ F: 'Trop.' });
});

test('a field of text has no files, even if its rule is about files [VAL-16]', async () => {
  const rules = 'data-val-maxfiles="Trop." data-val-maxfiles-max="0"';
  const select = `<select name="S" data-val="true" ${rules}><option value="x" selected></option></select>`;
  expect(await errorNames(await showForms(`<form>${field('A', rules, 'x')}${select}</form>`))).toEqual([]);
});

test('a group counts each name of its own form once, and only controls [VAL-16]', async () => {
  const rule =
    'data-val-requirefromgroup="Deux." data-val-requirefromgroup-min="2" data-val-requirefromgroup-selector=".g"';
  const form = await showForms(
    `<form id="f">${field('A', rule)}<div class="g">x</div>
    <input class="g" type="radio" name="R" value="a" checked><input class="g" type="radio" name="R" value="b">
    <input class="g" name="T" id="T"></form><form id="other"></form>`,
  );
  expect(await errorNames(form)).toEqual(['A']);
  enter(find('#T'), 'x');
  expect(await errorNames(form)).toEqual([]);
});

test('a field that is filled where it was not makes the group right at once [VAL-16]', async () => {
  const rule =
    'data-val-requirefromgroup="Un." data-val-requirefromgroup-min="1" data-val-requirefromgroup-selector=".g"';
  const form = await showForms(`<form>${field('A', rule)}</form>`);
  form.append(makeElement('<input class="g" name="G">'));
  expect(await errorNames(form)).toEqual(['A']);
  enter(find('.g'), 'x');
  expect(find('[data-valmsg-for="A"]').textContent).toBe('');
});
