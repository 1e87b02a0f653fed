import { describe, expect, test } from 'vitest';
import { attributeOf } from '#runtime/islands/names.ts';
import { nearest } from '#runtime/page/nearest.ts';

describe('attributes', () => {
  test.each([
    ['duration', 'data-duration'],
    ['navigationControl', 'data-navigation-control'],
    ['navigationcontrol', 'data-navigationcontrol'],
    ['aBC', 'data-a-b-c'],
  ])('the prop %s is written %s', (key, attribute) => {
    expect(attributeOf(key)).toBe(attribute);
  });
});

describe('nearest name', () => {
  const names = ['banner-slider', 'mini-cart', 'wishlist', 'map'];

  test.each([
    ['wish-list', 'wishlist'],
    ['Banner-Slider', 'banner-slider'],
    ['banner-silder', 'banner-slider'],
    ['mincart', 'mini-cart'],
    ['mpa', undefined],
    ['mop', 'map'],
    ['countdown', undefined],
    ['', undefined],
  ])('"%s" is taken for %s', (word, meant) => {
    expect(nearest(word, names)).toBe(meant);
  });

  test('the closest of several wins, whatever their order', () => {
    expect(nearest('sliders', ['glider', 'slider'])).toBe('slider');
    expect(nearest('sliders', ['slider', 'glider'])).toBe('slider');
  });

  test('up to a third of the letters may differ, and no more', () => {
    expect(nearest('abcxyz', ['abcxuv'])).toBe('abcxuv');
    expect(nearest('abcxyz', ['abctuv'])).toBeUndefined();
  });

  test('nothing is near when nothing exists', () => {
    expect(nearest('map', [])).toBeUndefined();
  });
});
