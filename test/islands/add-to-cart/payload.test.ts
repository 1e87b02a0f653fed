import { expect, test } from 'vitest';
import { toPayload } from '../../../islands/add-to-cart/payload.ts';

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('the fields go as the specification names them, numbers as numbers [PRD-06]', () => {
  const form = formOf({ ProductVariantId: '10101', Quantity: '2,5', Name: 'Mug' });
  expect(toPayload(form)).toEqual({ ProductVariantId: 10101, Quantity: 2.5, Name: 'Mug' });
});

test.each([
  ['is empty', { Quantity: ' ' }, 1],
  ['is missing', {}, 1],
  ['is no number', { Quantity: 'two' }, 'two'],
])('a quantity that %s is sent so that the server understands or says so [PRD-06]', (_how, fields, sent) => {
  expect(toPayload(formOf({ ProductVariantId: '7', Name: '', ...fields })).Quantity).toBe(sent);
});

test('an id that is a text stays one, and so do digits that a number can’t hold', () => {
  expect(toPayload(formOf({ ProductVariantId: 'a1b2' })).ProductVariantId).toBe('a1b2');
  expect(toPayload(formOf({ ProductVariantId: '12345678901234567890' })).ProductVariantId).toBe(
    '12345678901234567890',
  );
});

test('the order-origin fields go along; the token and files do not [PRD-06]', () => {
  const form = formOf({
    __RequestVerificationToken: 'secret',
    ProductVariantId: '7',
    Name: 'Mug',
    ItemOrigin: 'Order',
    ItemKey: 'k',
    OrderId: '12',
    currencyCode: 'EUR',
    photo: new Blob(['x']),
  });
  expect(toPayload(form)).toEqual({
    ProductVariantId: 7,
    Quantity: 1,
    Name: 'Mug',
    ItemOrigin: 'Order',
    ItemKey: 'k',
    OrderId: '12',
    currencyCode: 'EUR',
  });
});
