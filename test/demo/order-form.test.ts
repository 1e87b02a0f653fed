import { describe, expect, it } from 'vitest';
import { complaintsAbout, readOrderValues } from '../../demo/rules/order-form.ts';

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
};

const complaints = (changes: Record<string, string>) =>
  Object.fromEntries(complaintsAbout(readOrderValues({ ...complete, ...changes })));

describe('the order form', () => {
  it('has nothing to say about a complete order', () => {
    expect(complaints({})).toEqual({});
  });

  it('asks for what is missing, and spaces are nothing', () => {
    expect(complaints({ BillingCity: '   ' })).toEqual({ BillingCity: 'required' });
  });

  it('knows the postal codes of the chosen country', () => {
    expect(complaints({ BillingPostalCode: '1234 AB' })).toEqual({ BillingPostalCode: 'postalcode' });
    expect(complaints({ BillingPostalCode: '1234 AB', BillingCountry: 'NL' })).toEqual({});
  });

  it.each(['an', 'an@', 'an@huis', 'a n@huis.be'])('doubts the e-mail address %s', (Email) => {
    expect(complaints({ Email })).toEqual({ Email: 'email' });
  });

  it('takes only values that the lists offer', () => {
    expect(complaints({ BillingCountry: 'XX', PaymentMethod: 'Gold' })).toEqual({
      BillingCountry: 'choice',
      PaymentMethod: 'choice',
    });
  });

  it('wraps up to twenty gifts', () => {
    expect(complaints({ GiftWraps: '20' })).toEqual({});
    expect(complaints({ GiftWraps: '21' })).toEqual({ GiftWraps: 'range' });
    expect(complaints({ GiftWraps: '-1' })).toEqual({ GiftWraps: 'range' });
  });
});
