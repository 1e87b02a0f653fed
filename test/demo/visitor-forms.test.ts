import { describe, expect, it } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { checkForm, readValues } from '../../demo/rules/form.ts';
import type { FormField } from '../../demo/rules/form.ts';
import {
  accountFields,
  addressFields,
  contactFields,
  largestAttachment,
  registerFields,
} from '../../demo/rules/visitor-forms.ts';

/** Returns the invalid fields, each with the broken rule or its message. */
async function complaints(fields: readonly FormField[], values: Record<string, string>, file?: File) {
  const files = { Attachment: file ? [file] : [] };
  const found = await checkForm(testValue, fields, readValues(fields, values), { files });
  return Object.fromEntries([...found].map(([name, { rule, message }]) => [name, message ?? rule]));
}

describe('the account form', () => {
  const person = { FirstName: 'Claire', LastName: 'Lambert', Phone: '', Language: 'fr', Newsletter: '' };
  const complaintsAbout = (changes: Record<string, string>) =>
    complaints(accountFields, { ...person, ...changes });

  it('has nothing to say about a complete account', async () => {
    expect(await complaintsAbout({})).toEqual({});
    expect(await complaintsAbout({ Newsletter: 'true' })).toEqual({});
  });

  it.each(['+32 81 55 01 23', '081/55.01.23', '0031 (0)20 123 45 67'])(
    'takes the phone number %s',
    async (Phone) => {
      expect(await complaintsAbout({ Phone })).toEqual({});
    },
  );

  it.each(['12', 'call me', '+'])('doubts the phone number %s', async (Phone) => {
    expect(await complaintsAbout({ Phone })).toEqual({ Phone: 'phone' });
  });

  it('speaks the languages of the shop', async () => {
    expect(await complaintsAbout({ Language: 'de' })).toEqual({ Language: 'choice' });
  });
});

describe('the registration form', () => {
  const newcomer = {
    FirstName: 'Ada',
    LastName: 'Lovelace',
    Email: 'ada@example.be',
    Password: 'analytique-1843',
    PasswordRepeat: 'analytique-1843',
    VatCountry: 'BE',
    Terms: 'true',
  };
  const complaintsAbout = (changes: Record<string, string>) =>
    complaints(registerFields, { ...newcomer, ...changes });

  it('has nothing to say about a person who gives what is asked [VAL-12]', async () => {
    expect(await complaintsAbout({})).toEqual({});
  });

  it.each(['short-1', 'longenough', 'nodigits-here', 'ada@example.be'])(
    'wants a better password than %s [VAL-04]',
    async (Password) => {
      expect(await complaintsAbout({ Password, PasswordRepeat: Password })).toEqual({ Password: 'password' });
    },
  );

  it('wants the password twice, and the terms accepted [VAL-03] [VAL-14]', async () => {
    expect(await complaintsAbout({ PasswordRepeat: 'other-1234', Terms: '' })).toEqual({
      PasswordRepeat: 'equalto',
      Terms: 'mandatory',
    });
  });

  it('wants name and number of a company [VAL-12]', async () => {
    expect(await complaintsAbout({ IsCompany: 'true' })).toEqual({
      Company: 'required',
      VatNumber: 'required',
    });
  });
});

describe('the address form', () => {
  const home = {
    AddressType: 'Both',
    AccountType: 'Private',
    CountryId: 'BE',
    Street1: 'Kaai',
    HouseNumber: '1',
    PostalCode: '9000',
    City: 'Gent',
  };
  const complaintsAbout = (changes: Record<string, string>) =>
    complaints(addressFields, { ...home, ...changes });

  it('knows postal codes and telephones of the chosen country [VAL-17]', async () => {
    expect(await complaintsAbout({ Phone: '+32 9 233 44 55' })).toEqual({});
    expect(await complaintsAbout({ CountryId: 'NL', Phone: '+32 9 233 44 55' })).toEqual({
      PostalCode: 'postalcode',
      Phone: 'phoneOfCountry',
    });
    expect(await complaintsAbout({ CountryId: 'GB', PostalCode: 'SW1A 1AA' })).toEqual({});
  });

  it('takes only countries of the list', async () => {
    expect(await complaintsAbout({ CountryId: 'XX' })).toEqual({ CountryId: 'choice' });
  });

  it('wants the name of a company [CHK-03]', async () => {
    expect(await complaintsAbout({ AccountType: 'Company' })).toEqual({ Company: 'required' });
  });
});

describe('a message to the shop', () => {
  const message = { Name: 'An', Email: 'an@voorbeeld.be', Message: 'Dag' };
  const complaintsAbout = (file?: File) => complaints(contactFields, message, file);
  const fileOf = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

  it('may come without a file, or with a photo or a document [VAL-16]', async () => {
    expect(await complaintsAbout()).toEqual({});
    expect(await complaintsAbout(fileOf('Tasse cassée.JPG', 'image/jpeg'))).toEqual({});
    expect(await complaintsAbout(fileOf('facture.pdf', 'application/pdf', largestAttachment))).toEqual({});
  });

  it.each([
    ['page.html', 'text/html'],
    ['photo.jpg', 'text/html'],
    ['photo.jpg.exe', 'image/jpeg'],
    ['photo.constructor', 'image/png'],
  ])('brings nothing else: %s as %s [VAL-16]', async (name, type) => {
    expect(await complaintsAbout(fileOf(name, type))).toEqual({ Attachment: 'fileextensions' });
  });

  it('brings no file that is too large [VAL-16]', async () => {
    expect(await complaintsAbout(fileOf('photo.png', 'image/png', largestAttachment + 1))).toEqual({
      Attachment: 'maxsize',
    });
  });
});
