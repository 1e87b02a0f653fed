import { expect, test } from 'vitest';
import { describeOverflow, type MeasuredElement } from '../../../tools/browser/overflow.ts';

const element = (selector: string, given: Partial<MeasuredElement> = {}): MeasuredElement => ({
  selector,
  parent: -1,
  excess: 0,
  textExcess: 0,
  isClosed: false,
  isFixed: false,
  ...given,
});

test('the outermost element that sticks out is named, not what is inside of it', () => {
  const elements = [
    element('div'),
    element('table', { parent: 0, excess: 42 }),
    element('td', { parent: 1, excess: 42 }),
  ];
  expect(describeOverflow(elements)).toEqual(['table sticks out by 42 px']);
});

test('what scrolls inside of its own box or is fixed makes no page wider', () => {
  const elements = [
    element('div', { isClosed: true }),
    element('table', { parent: 0, excess: 42 }),
    element('td', { parent: 1, excess: 42 }),
    element('aside', { isFixed: true, excess: 300 }),
  ];
  expect(describeOverflow(elements)).toEqual([]);
});

test('text that leaves its own box is named by its element', () => {
  expect(describeOverflow([element('h1', { textExcess: 7 })])).toEqual(['the text of h1 sticks out by 7 px']);
});

test('ten elements are named, and the number of the others', () => {
  const elements = Array.from({ length: 13 }, (_, index) => element(`p#a${index}`, { excess: 1 }));
  const found = describeOverflow(elements);
  expect(found).toHaveLength(11);
  expect(found.at(-1)).toBe('3 more stick out');
});
