import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBilling, readAddress } from '../../../islands/kit/billing-inputs.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage } from '../../support/islands.ts';

let watched: WatchedConsole;
beforeEach(() => (watched = watchConsole()));
afterEach(leavePage);

const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value;

test('each field goes to the input named Billing and its name, the country to both of its names, and what changes says so once all is written [CHK-03]', () => {
  document.body.innerHTML = `<form>
    <input type="hidden" name="BillingStreet1"><input type="hidden" name="BillingCity" value="Namur">
    <input type="hidden" name="BillingCountry"><input type="hidden" name="BillingCountryId">
    <input type="radio" name="AccountType" value="Private" checked><input type="radio" name="AccountType" value="Company">
  </form><dialog><input name="BillingStreet1" value="other"></dialog>`;
  const reported: string[] = [];
  document.querySelector('form')!.addEventListener('change', ({ target }) => {
    reported.push(`${(target as HTMLInputElement).name} ${valueOf('BillingStreet1')}`);
  });
  copyBilling({ Street1: 'Quai 3', City: 'Namur', CountryId: 'BE', AccountType: 'Company' });
  expect(valueOf('BillingStreet1')).toBe('Quai 3');
  expect(valueOf('BillingCountry') + valueOf('BillingCountryId')).toBe('BEBE');
  expect(document.querySelector<HTMLInputElement>('[value="Company"]')!.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('dialog input')!.value).toBe('other');
  expect(reported.toSorted()).toEqual([
    'AccountType Quai 3',
    'BillingCountry Quai 3',
    'BillingCountryId Quai 3',
    'BillingStreet1 Quai 3',
  ]);
});

test('missing inputs are one warning that names them [CHK-03]', () => {
  document.body.innerHTML = '<form><input type="hidden" name="BillingCity"></form>';
  const form = document.querySelector('form')!;
  copyBilling({ City: 'Namur', Street1: 'Quai', BoxNumber: '' }, form);
  copyBilling({ City: 'Jambes', Street1: 'Quai', Phone: '' }, form);
  expect(valueOf('BillingCity')).toBe('Jambes');
  expect(watched.warnings()).toHaveLength(1);
  expect(watched.warnings()[0]).toContain('BillingStreet1, BillingBoxNumber');
});

test('an address is a JSON object of texts; anything else is none, with a line in the console [CHK-03]', () => {
  document.body.innerHTML = `<p data-address='{"Street1":"Quai","BoxNumber":null,"Floor":3}'></p>
    <p data-address="[1]"></p><p data-address="{"></p><p></p>`;
  const read = [...document.querySelectorAll('p')].map(readAddress);
  expect(read).toEqual([{ Street1: 'Quai', BoxNumber: '', Floor: '3' }, undefined, undefined, undefined]);
  expect(watched.warnings().length).toBeGreaterThan(0);
});
