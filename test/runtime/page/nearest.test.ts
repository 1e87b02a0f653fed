import { expect, test } from 'vitest';
import { nearest } from '#runtime/page/nearest.ts';

test.each([
  ['cart-buton', 'cart-button', 'a letter is missing'],
  ['cart-buttton', 'cart-button', 'a letter is too many'],
  ['cart-batton', 'cart-button', 'a letter is another one'],
  ['Cart-Button', 'cart-button', 'letters are large'],
  ['cart-btuton', 'cart-button', 'two letters are exchanged'],
  ['art-button', 'cart-button', 'the first letter is missing'],
  ['cart-butto', 'cart-button', 'the last letter is missing'],
  ['kart-batten', 'cart-button', 'a third of its letters is wrong'],
  ['map', 'mapp', 'it is short'],
])('"%s" means "%s" although %s', (word, expected) => {
  expect(nearest(word, ['weather', expected, 'countdown'])).toBe(expected);
});

test.each([
  ['karo-batten', 'cart-button'],
  ['xyz', 'map'],
  ['mop', 'ma'],
  ['on', 'at'],
  ['map', 'maps-of'],
  ['', 'map'],
])('"%s" does not mean "%s": too much of it is different', (word, name) => {
  expect(nearest(word, [name])).toBeUndefined();
});

test('of several names the most similar is meant, of two equal ones the first', () => {
  expect(nearest('search-bax', ['search-bux-x', 'search-box', 'search-tax'])).toBe('search-box');
  expect(nearest('search-bax', ['search-bux-x', 'search-tax', 'search-box'])).toBe('search-tax');
});

test('without names nothing is meant', () => {
  expect(nearest('map', [])).toBeUndefined();
});
