import { afterEach, expect, test } from 'vitest';
import { orderFields } from '../../../islands/address-form/field-order.ts';
import { splitCity } from '../../../islands/city-field/split-city.ts';
import { leavePage } from '../../support/islands.ts';

afterEach(leavePage);

const FORM = `<form><div id="boxes">
  <p><input name="Street1"></p><p><input name="HouseNumber"></p><p><input name="BoxNumber"></p>
  <p><input name="PostalCode"></p><p><span data-island="city-field"><input name="City"></span></p>
</div></form>`;

const order = () => [...document.querySelectorAll('input')].map(({ name }) => name).join(' ');

test.each([
  ['BE', 'Street1 HouseNumber BoxNumber PostalCode City'],
  ['fr', 'HouseNumber Street1 BoxNumber PostalCode City'],
  ['GB', 'HouseNumber Street1 BoxNumber City PostalCode'],
  ['??', 'Street1 HouseNumber BoxNumber PostalCode City'],
])('%s: %s [CHK-08]', (country, expected) => {
  document.body.innerHTML = FORM;
  const form = document.querySelector('form')!;
  const city = document.querySelector('[data-island]')!;
  orderFields(form, 'GB');
  orderFields(form, country);
  expect(order()).toBe(expected);
  expect(city.isConnected).toBe(true);
});

test('what has the focus, and an island, stay where they are: the other box moves [CHK-08]', () => {
  document.body.innerHTML = FORM;
  const form = document.querySelector('form')!;
  const number = document.querySelector<HTMLInputElement>('[name="HouseNumber"]')!;
  number.focus();
  orderFields(form, 'GB');
  expect(document.activeElement).toBe(number);
  expect(order()).toBe('HouseNumber Street1 BoxNumber City PostalCode');
});

test('a form without some of the fields is left as it is [CHK-08]', () => {
  document.body.innerHTML = '<form><input name="Street1"></form>';
  orderFields(document.querySelector('form')!, 'GB');
  expect(order()).toBe('Street1');
});

test.each([
  ['5000 Namur', { code: '5000', city: 'Namur' }],
  ['1012 AB Amsterdam', { code: '1012 AB', city: 'Amsterdam' }],
  ['L-1009 Luxembourg', { code: 'L-1009', city: 'Luxembourg' }],
  ['Namur', { code: '', city: 'Namur' }],
  ['La Louvière', { code: '', city: 'La Louvière' }],
])('%s is split into code and town [CHK-08]', (name, expected) => {
  expect(splitCity(name)).toEqual(expected);
});
