import { expect, test } from 'vitest';
import type { Control } from '#validation/engine/controls.ts';
import { readNamed, readValue } from '#validation/engine/values.ts';
import { makeElement } from '../../support/page.ts';

const controls = (html: string) => [...makeElement(`<p>${html}</p>`).children] as Control[];
const box = (value: string, state = '', type = 'checkbox') =>
  `<input type="${type}" name="A" value="${value}" ${state}>`;
const TWIN = '<input type="hidden" name="A" value="false">';

test('a single checkbox is checked or not, and has the value that is sent [VAL-01] [VAL-12]', () => {
  const read = (html: string) => {
    const all = controls(html);
    return readValue([all[0]!], all);
  };
  const off = { value: '', isEmpty: true, isChecked: false, count: 0, hasTwin: false };
  expect(read(box('yes'))).toEqual(off);
  expect(read(box('yes', 'checked'))).toEqual({
    ...off,
    value: 'yes',
    isEmpty: false,
    isChecked: true,
    count: 1,
  });
  expect(read(box('yes') + TWIN)).toEqual({ ...off, value: 'false', hasTwin: true });
  expect(read(box('yes', 'checked') + TWIN).value).toBe('yes');
});

test('several checkboxes are counted, and are neither checked nor unchecked as a whole [VAL-01]', () => {
  const boxes = controls(box('a') + box('b', 'checked') + box('c', 'checked'));
  const expected = { value: 'b', isEmpty: false, isChecked: undefined, count: 2, hasTwin: false };
  expect(readValue(boxes, boxes)).toEqual(expected);
});

test('radio buttons have the value of the checked one, and no count [VAL-01]', () => {
  const radios = controls(box('a', '', 'radio') + box('b', 'checked', 'radio'));
  const expected = { value: 'b', isEmpty: false, isChecked: undefined, count: undefined, hasTwin: false };
  expect(readValue(radios, radios)).toEqual(expected);
  const [single] = controls(box('a', '', 'radio'));
  expect(readValue([single!], [single!]).isChecked).toBeUndefined();
});

test('the value of a name is that of its visible controls, or of its hidden one [VAL-12]', () => {
  expect(readNamed(controls(TWIN + box('yes', 'checked'))).value).toBe('yes');
  expect(readNamed(controls(box('yes') + TWIN))).toMatchObject({ value: 'false', isChecked: false });
  expect(readNamed(controls(TWIN)).value).toBe('false');
  expect(readNamed(controls(box('a') + box('b', 'checked') + TWIN)).count).toBe(1);
  const texts = controls('<input name="A" value="x"><input name="A" value="y">');
  expect(readNamed(texts).value).toBe('x');
});

test('a number field with letters is not empty, although it has no value [VAL-07]', () => {
  const [input] = controls('<input type="number" name="A">');
  expect(readValue([input!], [input!]).isEmpty).toBe(true);
  Object.defineProperty(input, 'validity', { value: { badInput: true } });
  expect(readValue([input!], [input!]).isEmpty).toBe(false);
});
