import { beforeEach, describe, expect, test } from 'vitest';
import { encodesFiles, gatherFields, toQuery } from '#runtime/forms/read.ts';
import { addressOf } from '../../../islands/modal/address.ts';
import { readLoginForm } from '../../../islands/login-dialog/form.ts';
import { find, goTo, showPage } from '../../support/page.ts';

const PLAN = new File(['abc'], 'plan.txt');

/** Shows a form with a file. */
function showForm(attributes = ''): HTMLFormElement {
  showPage(`<form ${attributes}><input name="q" value="a b"><input type="file" name="file">
    <button name="by" value="b">x</button></form><button id="other" name="no" value="0">y</button>`);
  const transfer = new DataTransfer();
  transfer.items.add(PLAN);
  find<HTMLInputElement>('[type=file]').files = transfer.files;
  return find<HTMLFormElement>('form');
}

const button = () => find('form button');

beforeEach(() => goTo('/fr/search?old=1'));

describe('a file in a form that goes into an address, or is urlencoded, is its name, never "[object Blob]"', () => {
  test('in a dialog [DLG-01]', () => {
    expect(addressOf(showForm('action="/find"'), button())?.search).toBe('?q=a+b&file=plan.txt&by=b');
  });

  test('in the login [ERR-01]', () => {
    const sending = readLoginForm(showForm('action="/in" method="post"'), button())!;
    expect(String(sending.body)).toBe('q=a+b&file=plan.txt&by=b');
  });

  test('in a scoped update [FRM-04]', () => {
    expect(String(toQuery(gatherFields(showForm(), button())))).toBe('q=a+b&file=plan.txt&by=b');
  });
});

test('a file travels whole in a form that can carry it, or whose button can', () => {
  const sending = readLoginForm(showForm('action="/in" method="post" enctype="Multipart/Form-Data"'), null)!;
  expect((sending.body.get('file') as unknown as File).size).toBe(3);
  showForm('action="/in" method="post"');
  button().setAttribute('formenctype', 'multipart/form-data');
  expect(readLoginForm(find<HTMLFormElement>('form'), button())!.body).toBeInstanceOf(FormData);
});

test.each([
  ['multipart/form-data', true],
  [' MULTIPART/FORM-DATA ', true],
  ['text/plain', true],
  ['application/x-www-form-urlencoded', false],
  ['', false],
  ['x-multipart/form-data', false],
  ['multipart/form-data; x', false],
])('%j carries files: %j', (enctype, expected) => expect(encodesFiles(enctype)).toBe(expected));

test('a button of no form, or of another one, is not sent along', () => {
  const form = showForm();
  expect([...gatherFields(form, find('#other')).keys()]).toEqual(['q', 'file']);
  expect([...gatherFields(document.createElement('a'), null)]).toEqual([]);
});

test('lines end as a browser ends them', () => {
  const fields = new FormData();
  fields.append('text', 'one\ntwo\rthree\r\nfour');
  expect(toQuery(fields).get('text')).toBe('one\r\ntwo\r\nthree\r\nfour');
});
