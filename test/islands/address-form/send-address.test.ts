import { expect, test } from 'vitest';
import { readSentAddress } from '../../../islands/address-form/send-address.ts';
import { readFormAnswer } from '../../../islands/kit/form-answer/read-answer.ts';

const FORM = '<form id="address" data-island="address-form"></form>';

const sentAs = (text: string, { isHtml = false, isRedirected = false }) => {
  const form = document.createElement('form');
  form.id = 'address';
  const rest = { policy: '', url: location.href, status: 200 };
  return readSentAddress(form, readFormAnswer({ text, isHtml, isRedirected, ...rest })).kind;
};

const JSON_TYPE = {};
const HTML = { isHtml: true };
const REDIRECT = { isHtml: true, isRedirected: true };

test.each([
  ['{"Status":', JSON_TYPE, 'failed'],
  ['{"Status":', HTML, 'failed'],
  ['<h1>Erreur SQL</h1>', HTML, 'failed'],
  ['<!doctype html><main data-page><h1>Accueil</h1></main>', HTML, 'failed'],
  ['', JSON_TYPE, 'failed'],
  ['', HTML, 'failed'],
  ['null', JSON_TYPE, 'failed'],
  ['[]', JSON_TYPE, 'failed'],
  ['{}', JSON_TYPE, 'failed'],
  ['', REDIRECT, 'failed'],
  ['{"Status":"Error"}', JSON_TYPE, 'rejected'],
  [FORM, HTML, 'corrected'],
  [FORM, REDIRECT, 'corrected'],
  ['{"Status":"OK","Id":12}', JSON_TYPE, 'saved'],
  ['{"Message":"Merci"}', JSON_TYPE, 'saved'],
  ['<p data-success-message="Merci"></p>', HTML, 'saved'],
  ['<!doctype html><main data-page><h1>Mes adresses</h1></main>', REDIRECT, 'saved'],
])('the answer %s (%o) to an address means: %s [CHK-02]', (text, how, kind) => {
  expect(sentAs(text, how)).toBe(kind);
});
