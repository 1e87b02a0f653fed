import { describe, expect, it } from 'vitest';
import { checkForm, readValues } from '../../demo/rules/form.ts';
import type { AccountFieldName, ContactFieldName } from '../../demo/rules/visitor-forms.ts';
import {
  accountFields,
  checkContact,
  contactFields,
  largestAttachment,
} from '../../demo/rules/visitor-forms.ts';

const person = { FirstName: 'Claire', LastName: 'Lambert', Phone: '', Language: 'fr', Newsletter: '' };

const accountComplaints = (changes: Record<string, string>) =>
  Object.fromEntries(
    checkForm<AccountFieldName>(accountFields, readValues(accountFields, { ...person, ...changes })),
  );

describe('the account form', () => {
  it('has nothing to say about a complete account', () => {
    expect(accountComplaints({})).toEqual({});
    expect(accountComplaints({ Newsletter: 'true' })).toEqual({});
  });

  it.each(['+32 81 55 01 23', '081/55.01.23', '0031 (0)20 123 45 67'])(
    'takes the phone number %s',
    (Phone) => {
      expect(accountComplaints({ Phone })).toEqual({});
    },
  );

  it.each(['12', 'call me', '081 55 01 23 ext 4', '+', '1234567890123456'])(
    'doubts the phone number %s',
    (Phone) => {
      expect(accountComplaints({ Phone })).toEqual({ Phone: 'phone' });
    },
  );

  it('speaks the languages of the shop', () => {
    expect(accountComplaints({ Language: 'de' })).toEqual({ Language: 'choice' });
  });
});

const message = readValues<ContactFieldName>(contactFields, {
  Name: 'An',
  Email: 'an@voorbeeld.be',
  Message: 'Dag',
});
const complaintAbout = (file: File) => checkContact(message, file).get('Attachment');
const fileOf = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

describe('a message to the shop', () => {
  it('may come without a file', () => {
    expect(checkContact(message, undefined).size).toBe(0);
  });

  it('may bring a photo or a document', () => {
    expect(complaintAbout(fileOf('Tasse cassée.JPG', 'image/jpeg'))).toBeUndefined();
    expect(complaintAbout(fileOf('facture.pdf', 'application/pdf', largestAttachment))).toBeUndefined();
  });

  it.each([
    ['page.html', 'text/html'],
    ['photo.jpg', 'text/html'],
    ['photo.jpg.exe', 'image/jpeg'],
    ['constructor', 'image/png'],
    ['photo.constructor', 'image/png'],
  ])('brings nothing else: %s as %s', (name, type) => {
    expect(complaintAbout(fileOf(name, type))).toBe('filetype');
  });

  it('brings no file that is too large', () => {
    expect(complaintAbout(fileOf('photo.png', 'image/png', largestAttachment + 1))).toBe('filesize');
  });
});
