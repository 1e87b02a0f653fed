import { expect, test } from 'vitest';
import { takeVariant } from '../../../islands/add-to-cart/variant.ts';

const VARIANTS = [
  { ProductVariantId: 11, colour: 1, size: 's' },
  { ProductVariantId: 12, colour: 1, size: 'm' },
  { ProductVariantId: 'b2', colour: 2, size: 'm' },
];

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test.each([
  ['another size', { colour: '1', size: 'm' }, '12'],
  ['another colour and size', { colour: '2', size: 'm' }, 'b2'],
  ['what the page shows', { colour: '1', size: 's' }, '11'],
])('the form is sent with the variant that is chosen: %s [PRD-06]', (_what, choice, id) => {
  const form = formOf({ ProductVariantId: '11', Quantity: '3', ...choice });
  expect(takeVariant(form, VARIANTS)).toBe(true);
  expect(Object.fromEntries(form)).toEqual({ ProductVariantId: id, Quantity: '3' });
});

test.each([
  ['does not exist', { colour: '2', size: 's' }],
  ['is not complete', { colour: '2' }],
])('a choice that %s is no variant, never the one that the page shows [PRD-06]', (_how, choice) => {
  expect(takeVariant(formOf({ ProductVariantId: '11', ...choice }), VARIANTS)).toBe(false);
});

test('without a table of variants the form’s own one stands [PRD-06]', () => {
  const form = formOf({ ProductVariantId: '11', colour: '2' });
  expect(takeVariant(form, undefined)).toBe(true);
  expect(Object.fromEntries(form)).toEqual({ ProductVariantId: '11', colour: '2' });
});
