import { expect, test } from 'vitest';
import { closesSheet } from '#kit/swipe-down.ts';

test.each([
  { distance: 200, speed: 0, height: 600, closes: false },
  { distance: 201, speed: 0, height: 600, closes: true },
  { distance: 30, speed: 0.6, height: 600, closes: true },
  { distance: 20, speed: 3, height: 600, closes: false },
  { distance: 400, speed: -0.1, height: 600, closes: false },
])(
  'a swipe of $distance px at $speed px/ms closes a sheet of $height px: $closes',
  ({ distance, speed, height, closes }) => {
    expect(closesSheet({ distance, speed }, height)).toBe(closes);
  },
);
