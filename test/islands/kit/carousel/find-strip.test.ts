import { expect, test } from 'vitest';
import { closestSlide, findStrip } from '#kit/carousel/find-strip.ts';
import { makeElement } from '../../../support/page.ts';

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [300, 1],
  [880, 3],
  [99_999, 3],
])('a strip that was scrolled by %i pixels begins with slide %i', (scrolled, slide) => {
  expect(closestSlide(scrolled, [0, 300, 600, 900])).toBe(slide);
});

test('a strip without slides begins with the first', () => {
  expect(closestSlide(10, [])).toBe(0);
});

test.each([
  ['<div><div data-viewport><ul></ul></div></div>', true],
  ['<div><h2></h2><div data-viewport><ol></ol></div></div>', true],
  ['<div><div data-viewport><div><ul></ul></div></div></div>', false],
  ['<div><ul></ul></div>', false],
  ['<div><p><span data-viewport></span></p></div>', false],
])('of %s: a strip is %s', (html, isOne) => {
  expect(findStrip(makeElement(html)) !== undefined).toBe(isOne);
});
