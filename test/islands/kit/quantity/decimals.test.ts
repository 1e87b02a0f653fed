import { afterEach, expect, test } from 'vitest';
import { formatQuantity, sendWithPoint, withPoint } from '#kit/quantity/decimals.ts';
import { find, showPage } from '../../../support/page.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['fr', 1.5, '1,5'],
  ['nl', 0.25, '0,25'],
  ['en', 1.5, '1.5'],
  ['ar-EG', 1.5, '1.5'],
  ['fr', 1_234, '1234'],
  ['fr', -2.5, '-2,5'],
])('in %s the quantity %d shows as %s [PRD-04]', (culture, quantity, text) => {
  document.documentElement.lang = culture;
  expect(formatQuantity(quantity)).toBe(text);
});

test.each([
  ['1,5', '1.5'],
  [' 2,25 ', '2.25'],
  ['3', '3'],
  ['', ''],
  ['1,2,3', '1,2,3'],
  ['a,b', 'a,b'],
])('what shows as %s is sent as %s', (shown, sent) => {
  expect(withPoint(shown)).toBe(sent);
});

test('a form sends the field’s number with a point, and its other values as they are [PRD-04]', () => {
  showPage(
    '<form><input name="Quantity" value="1,5" class="one" /><input name="Quantity" value="2" /><input name="Name" value="a,5" /></form>',
  );
  const controller = new AbortController();
  sendWithPoint(find<HTMLInputElement>('.one'), controller.signal);
  const form = find<HTMLFormElement>('form');
  const sent = () => {
    const formData = new FormData();
    for (const { name, value } of form.querySelectorAll('input')) formData.append(name, value);
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return [...formData].map(([name, value]) => `${name}=${String(value)}`).toSorted();
  };
  expect(sent()).toEqual(['Name=a,5', 'Quantity=1.5', 'Quantity=2']);
  controller.abort();
  expect(sent()).toEqual(['Name=a,5', 'Quantity=1,5', 'Quantity=2']);
});
