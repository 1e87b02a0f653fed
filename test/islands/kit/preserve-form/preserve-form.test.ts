import { describe, expect, test } from 'vitest';
import { recordForm, preserveForm, markChosen } from '#kit/preserve-form';
import { find, showPage } from '../../../support/page.ts';

const FORM = `<form id="order" action="/order">
  <input name="Name" value="Eva"><input name="City" value="">
  <input type="radio" name="Method" value="post" checked><input type="radio" name="Method" value="shop">
  <select name="Country"><option value="be">B</option><option value="nl">NL</option></select>
  <input type="file" name="Photo"><input type="hidden" name="Token" value="1">
  <textarea name="Remark"></textarea>
</form>`;

const form = () => find<HTMLFormElement>('form');
const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
const show = (html = FORM) => showPage(`<div id="place">${html}</div>`);
const replaceBy = (html: string) => () => void (find('#place').innerHTML = html);

describe('through a replacement of a form', () => {
  test('what the visitor has touched wins over the server, the rest is the server’s [CHK-01]', () => {
    show();
    field('City').value = 'Gent';
    field('Remark').value = 'gauche';
    find<HTMLInputElement>('[value=shop]').checked = true;
    find<HTMLSelectElement>('select').value = 'nl';
    const arriving = FORM.replace('value="Eva"', 'value="Eve"').replace('value=""', 'value="Brussel"');
    preserveForm(form(), replaceBy(arriving.replace('value="1"', 'value="2"')));
    expect(field('Name').value).toBe('Eve');
    expect(field('City').value).toBe('Gent');
    expect(field('Remark').value).toBe('gauche');
    expect(find<HTMLInputElement>('[value=shop]').checked).toBe(true);
    expect(find<HTMLInputElement>('[value=post]').checked).toBe(false);
    expect(find<HTMLSelectElement>('select').value).toBe('nl');
    expect(field('Token').value).toBe('2');
  });

  test('so does a choice that is what the page was written with, and stays one [CHK-01]', () => {
    show();
    markChosen(find<HTMLInputElement>('[value=post]'));
    const arriving = FORM.replace(' checked', '').replace('value="shop"', 'value="shop" checked');
    preserveForm(form(), replaceBy(arriving));
    expect(find<HTMLInputElement>('[value=post]').checked).toBe(true);
    preserveForm(form(), replaceBy(arriving));
    expect(find<HTMLInputElement>('[value=post]').checked).toBe(true);
  });

  test('typed text is not hidden in a fold that arrives closed, and other folds stay closed', () => {
    const folds = (isOpen: string) =>
      `<form id="f"><details ${isOpen}><details ${isOpen}><input name="Code"></details></details>
        <details><input name="Other"></details></form>`;
    show(folds('open'));
    field('Code').value = 'WELKOM';
    preserveForm(form(), replaceBy(folds('')));
    expect(field('Code').value).toBe('WELKOM');
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true, false]);
  });

  test('a choice that the server no longer offers is the server’s', () => {
    show();
    find<HTMLSelectElement>('select').value = 'nl';
    preserveForm(
      form(),
      replaceBy(FORM.replace('<option value="nl">NL</option>', '<option value="fr">F</option>')),
    );
    expect(find<HTMLSelectElement>('select').value).toBe('be');
  });

  test('the focus and the caret stay in their field', () => {
    show();
    field('City').value = 'Namur';
    field('City').focus();
    field('City').setSelectionRange(2, 4);
    const old = field('City');
    preserveForm(form(), replaceBy(FORM));
    expect(field('City')).not.toBe(old);
    expect(document.activeElement).toBe(field('City'));
    expect([field('City').selectionStart, field('City').selectionEnd]).toEqual([2, 4]);
  });

  test('a part of it may be replaced, too, and what lived on is left alone', () => {
    show(FORM.replace('<textarea', '<p id="part"><input name="Box"></p><textarea'));
    field('Box').value = '3';
    field('City').value = 'Gent';
    preserveForm(form(), () => {
      find('#part').innerHTML = '<input name="Box">';
      field('City').value = 'Gand';
    });
    expect(field('Box').value).toBe('3');
    expect(field('City').value).toBe('Gand');
  });

  test('another form in its place gets nothing, unless it is given', () => {
    show();
    field('City').value = 'Gent';
    const preservedForm = recordForm(form());
    replaceBy('<form id="other"><input name="City"></form>')();
    preservedForm.putBack();
    expect(field('City').value).toBe('');
    preservedForm.putBack(form());
    expect(field('City').value).toBe('Gent');
  });

  test('fields that do not count are the server’s', () => {
    show();
    field('City').value = 'Gent';
    const preservedForm = recordForm(form(), ({ name }) => name !== 'City');
    replaceBy(FORM)();
    preservedForm.putBack();
    expect(field('City').value).toBe('');
  });
});
