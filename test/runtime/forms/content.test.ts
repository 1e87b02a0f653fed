import { describe, expect, test } from 'vitest';
import { putContent, readContent, wasChanged, type FormField } from '#runtime/forms/content.ts';
import { endWithFile } from '../../support/end-with-file.ts';
import { find, showPage } from '../../support/page.ts';

// happy-dom has neither of them.
const missing: [object, string, (element: HTMLElement) => unknown][] = [
  [HTMLOptionElement.prototype, 'defaultSelected', (option) => option.hasAttribute('selected')],
  [HTMLSelectElement.prototype, 'size', (select) => Number(select.getAttribute('size') ?? 0)],
];
for (const [prototype, name, read] of missing) {
  Object.defineProperty(prototype, name, {
    configurable: true,
    get() {
      return read(this as HTMLElement);
    },
  });
  endWithFile(() => Reflect.deleteProperty(prototype, name));
}

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
    ['a select whose options are all disabled', '<select><option disabled>a</option></select>', -1],
    ['a select whose first option can be chosen', '<select><option>a</option><option>b</option></select>', 0],
    ['a choice of the server', '<select><option>a</option><option selected>b</option></select>', 1],
    ['a select of one row', '<select size="1"><option>a</option><option>b</option></select>', 0],
    ['a list without a choice', '<select size="2"><option>a</option><option>b</option></select>', -1],
    ['a list of several choices without one', '<select multiple><option>a</option></select>', -1],
    [
      'a list with a choice of the server',
      '<select multiple><option>a</option><option selected>b</option></select>',
      1,
    ],
  ])('%s is no change', (_what, html, selected) => {
    const field = show(html) as HTMLSelectElement;
    [...field.options].forEach((option, index) => (option.selected = index === selected));
    expect(wasChanged(field)).toBe(false);
  });
});

test('every choice of a list counts, in its order', () => {
  const field = show('<select multiple><option>a</option><option>b</option><option>c</option></select>');
  putContent(field, [0, 2]);
  expect([readContent(field), wasChanged(field)]).toEqual([[0, 2], true]);
  putContent(field, []);
  expect([readContent(field), wasChanged(field)]).toEqual([[], false]);
});

test('a text or a tick is put back into its field, and choices only into a select', () => {
  const text = show('<input value="a">');
  putContent(text, 'b');
  putContent(text, [0]);
  expect(text.value).toBe('b');
  const tick = show('<input type="checkbox" value="a">');
  putContent(tick, true);
  expect([readContent(tick), tick.value]).toEqual([true, 'a']);
});

test('a select takes a text as its value', () => {
  const field = show(SELECT);
  putContent(field, 'b');
  expect(field.value).toBe('b');
});

test('what was read can be put back', () => {
  const field = show(SELECT);
  (field as HTMLSelectElement).selectedIndex = 2;
  const content = readContent(field);
  (field as HTMLSelectElement).selectedIndex = 1;
  putContent(field, content);
  expect((field as HTMLSelectElement).selectedIndex).toBe(2);
});
