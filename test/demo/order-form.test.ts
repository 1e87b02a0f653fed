import { describe, expect, it } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { deliveryDays, readDay, shortDay } from '../../demo/rules/delivery-day.ts';
import { checkForm } from '../../demo/rules/form.ts';
import { orderFields, readOrderValues } from '../../demo/rules/order-form.ts';

const complete = {
  BillingFirstName: 'An',
  BillingLastName: 'Peeters',
  Email: 'an@voorbeeld.be',
  BillingStreet1: 'Kaai',
  BillingHouseNumber: '1',
  BillingPostalCode: '9000',
  BillingCity: 'Gent',
  BillingCountry: 'BE',
  PaymentMethod: 'BankTransfer',
  SameAddressForShipping: 'true',
  AccountType: 'Private',
};

/** Returns the invalid fields, each with the broken rule or its message. */
async function complaints(changes: Record<string, string>) {
  const values = readOrderValues({ ...complete, ...changes });
  const found = await checkForm(testValue, orderFields, values);
  return Object.fromEntries([...found].map(([name, { rule, message }]) => [name, message ?? rule]));
}

describe('the order form', () => {
  it('has nothing to say about a complete order', async () => {
    expect(await complaints({})).toEqual({});
  });

  it('asks for what is missing, and spaces are nothing', async () => {
    expect(await complaints({ BillingCity: '   ' })).toEqual({ BillingCity: 'required' });
  });

  it('knows the postal codes of the chosen country', async () => {
    expect(await complaints({ BillingPostalCode: '1234 AB' })).toEqual({ BillingPostalCode: 'postalcode' });
    expect(await complaints({ BillingPostalCode: '1234 AB', BillingCountry: 'NL' })).toEqual({});
  });

  it.each(['an', 'an@', 'an@-huis', 'a n@huis.be'])('doubts the e-mail address %s', async (Email) => {
    expect(await complaints({ Email })).toEqual({ Email: 'email' });
  });

  it('takes only values that the lists offer', async () => {
    expect(await complaints({ BillingCountry: 'XX', PaymentMethod: 'Gold' })).toEqual({
      BillingCountry: 'choice',
      PaymentMethod: 'choice',
    });
  });

  it('wraps up to twenty gifts', async () => {
    expect(await complaints({ GiftWraps: '20' })).toEqual({});
    expect(await complaints({ GiftWraps: '21' })).toEqual({ GiftWraps: 'range' });
    expect(await complaints({ GiftWraps: '-1' })).toEqual({ GiftWraps: 'range' });
  });
});

describe('the day of delivery [PGE-04]', () => {
  it.each(['31/12/26', '1/2/26', '1-2-2026', '1.2.26', ''])('may be %s', async (DeliveryDate) => {
    expect(await complaints({ DeliveryDate })).toEqual({});
  });

  it.each(['31/02/26', '1/13/26', 'demain', '1/2', '2026'])('is not %s', async (DeliveryDate) => {
    expect(await complaints({ DeliveryDate })).toEqual({ DeliveryDate: 'date' });
  });

  it('is from the day after tomorrow on, within two months', () => {
    expect(deliveryDays(Date.UTC(2026, 10, 22, 23))).toEqual({ min: '2026-11-24', max: '2027-01-21' });
    expect(readDay('24/11/26')).toBe('2026-11-24');
    expect(shortDay('2026-11-24')).toBe('24/11/26');
  });
});
