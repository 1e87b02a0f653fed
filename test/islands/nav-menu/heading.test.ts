import { expect, test } from 'vitest';
import { isHeadingFor } from '../../../islands/nav-menu/heading.ts';
import { shiftOf } from '../../../islands/nav-menu/position.ts';

const panel = new DOMRect(100, 100, 400, 200);
const at = (x: number, y: number) => ({ x, y });

test.each([
  ['straight down to a panel below', at(150, 80), at(150, 90), true],
  ['down to its far corner', at(110, 80), at(200, 86), true],
  ['along the entries, past its corner', at(150, 80), at(190, 80), false],
  ['away from it', at(150, 80), at(150, 70), false],
  ['nowhere', at(150, 80), at(150, 80), false],
  ['up to a panel above', at(300, 330), at(300, 320), true],
  ['away from a panel above', at(300, 330), at(300, 340), false],
  ['to a panel on the right', at(80, 200), at(90, 205), true],
  ['past a panel on the right', at(80, 200), at(82, 240), false],
  ['to a panel on the left', at(520, 200), at(510, 190), true],
])('a mouse that moves %s', (_title, from, to, expected) => {
  expect(isHeadingFor(from, to, panel)).toBe(expected);
});

test.each([
  ['stays where it is well inside', 300, 700, 0],
  ['moves to the left at the right edge', 900, 1300, -120],
  ['moves to the right at the left edge', 5, 300, 15],
  ['begins at the margin when it is wider than its room', 100, 1400, -80],
  ['stays at exactly 20 pixels', 20, 1180, 0],
])('a panel %s [MNU-03]', (_title, left, right, expected) => {
  expect(shiftOf({ left, right }, 1200)).toBe(expected);
});
