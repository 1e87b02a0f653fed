import { afterEach, expect, test } from 'vitest';
import { readNames, readLocationOfPage, findOrderForm } from '../../../islands/pickup-search/page-fields.ts';
import { readTypedLocation, writeLocation } from '../../../islands/pickup-search/typed-location.ts';
import { leavePage } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(leavePage);

test.each([
  ['5000', 'BE', { address: '', postalCode: '5000', city: '' }],
  [' Namur ', 'BE', { address: '', postalCode: '', city: 'Namur' }],
  ['5000 Namur', 'BE', { address: '', postalCode: '5000', city: 'Namur' }],
  [
    'Rue des Potiers 12, 5000 Namur',
    'BE',
    { address: 'Rue des Potiers 12', postalCode: '5000', city: 'Namur' },
  ],
  ['Rue de la 4e armée 2, Lille', 'FR', { address: 'Rue de la 4e armée 2', postalCode: '', city: 'Lille' }],
  ['3511 AB Utrecht', 'NL', { address: '', postalCode: '3511 AB', city: 'Utrecht' }],
  ['7070 Le Roeulx', 'BE', { address: '', postalCode: '7070', city: 'Le Roeulx' }],
  ['', 'BE', { address: '', postalCode: '', city: '' }],
])('the address "%s" is read without a geocoder, too [PUP-06]', (text, country, location) => {
  expect(readTypedLocation(text, country)).toEqual(location);
});

test('a place is written as it is typed [PUP-06]', () => {
  const location = { address: 'Rue des Potiers 12', postalCode: '5000', city: 'Namur' };
  expect(writeLocation(location)).toBe('Rue des Potiers 12, 5000 Namur');
  expect(writeLocation({ address: '', postalCode: '', city: 'Namur' })).toBe('Namur');
});

const KNOWN = { address: 'Kaai 1', postalCode: '9000', city: 'Gent' };

const ORDER = `<form id="order">
  <input name="BillingFirstName" value="Ada"><input name="BillingLastName" value=" Lovelace ">
  <input name="BillingStreet1" value="Rue des Potiers"><input name="BillingHouseNumber" value="12">
  <input name="BillingPostalCode" value="5000"><input name="BillingCity" value="Namur">
  MORE
</form>
<dialog><div data-island="popup"><input name="BillingFirstName" value="no"><input name="BillingPostalCode" value="1"></div></dialog>`;

const show = (more = '') => showPage(ORDER.replace('MORE', more));
const host = () => find('[data-island]');

test('what is typed into the order is newer than what the popup’s address says; names come from billing [PUP-01] [PUP-04]', () => {
  show();
  expect(readLocationOfPage(host(), KNOWN)).toEqual({
    address: 'Rue des Potiers 12',
    postalCode: '5000',
    city: 'Namur',
  });
  expect(readNames(host())).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  expect(findOrderForm(host())).toBe(find('#order'));
});

test('another address of delivery wins over that of billing, unless it is switched off [PUP-01]', () => {
  const shipping = (state: string) =>
    `<input name="ShippingPostalCode" value="4000" ${state}><input name="ShippingCity" value="Liège" ${state}>`;
  show(shipping(''));
  expect(readLocationOfPage(host(), KNOWN)).toMatchObject({ postalCode: '4000', city: 'Liège' });
  show(shipping('disabled'));
  expect(readLocationOfPage(host(), KNOWN)).toMatchObject({ postalCode: '5000' });
});

test('a page without an order leaves what the server knows [PUP-01]', () => {
  showPage('<div data-island="popup"></div>');
  expect(readLocationOfPage(host(), KNOWN)).toEqual(KNOWN);
  expect(findOrderForm(host())).toBeUndefined();
});
