import { describe, expect, test } from 'vitest';
import { putContent, readContent, wasChanged, type FormField } from '#runtime/forms/content.ts';
import { find, showPage } from '../../support/page.ts';

function show(html: string): FormField {
  showPage(html);
  return find<FormField>('input, textarea, select');
}

const SELECT = '<select><option disabled>?</option><option>a</option><option>b</option></select>';

describe('a field was changed when it holds something else than the server wrote', () => {
  test.each<[string, string, (field: FormField) => void]>([
    ['text', '<input value="a">', (field) => (field.value = 'b')],
    ['text that was taken out', '<input value="a">', (field) => (field.value = '')],
    ['an area of text', '<textarea>a</textarea>', (field) => (field.value = 'b')],
    ['a tick', '<input type="checkbox">', (field) => ((field as HTMLInputElement).checked = true)],
    ['a tick taken back', '<input type="radio" checked>', (field) => putContent(field, false)],
    ['a choice', SELECT, (field) => ((field as HTMLSelectElement).selectedIndex = 2)],
  ])('%s', (_what, html, change) => {
    const field = show(html);
    expect(wasChanged(field)).toBe(false);
    change(field);
    expect(wasChanged(field)).toBe(true);
  });

  // The browser's own selection is set here, since happy-dom selects another option.
  test.each([
    ['the browser’s own first choice', SELECT, 1],
    ['a select without options', '<select></select>', -1],
  ])('%s is no change', (_what, html, selected) => {
    const field = show(html) as HTMLSelectElement;
    [...field.options].forEach((option, index) => (option.selected = index === selected));
    expect(wasChanged(field)).toBe(false);
  });
});

test('what was read can be put back', () => {
  const field = show(SELECT);
  (field as HTMLSelectElement).selectedIndex = 2;
  const content = readContent(field);
  (field as HTMLSelectElement).selectedIndex = 1;
  putContent(field, content);
  expect((field as HTMLSelectElement).selectedIndex).toBe(2);
});
