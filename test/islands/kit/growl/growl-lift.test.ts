import { expect, test } from 'vitest';
import { findLift } from '../../../../islands/kit/growl/growl-lift.ts';

const box = (top: number, bottom: number, left = 0, right = 100) => ({ top, bottom, left, right });
const own = box(700, 800);

test.each([
  ['nothing is below it', [], 0],
  ['a box beside it', [box(700, 800, 100, 200)], 0],
  ['a box at its lower edge', [box(780, 820)], 28],
  ['a lower box that a higher one hides behind', [box(780, 820), box(600, 760)], 208],
  ['a gap between two boxes that is wide enough', [box(750, 820), box(500, 600)], 58],
  ['a gap between two boxes that is too low', [box(750, 820), box(500, 660)], 308],
  ['boxes up to the top', [box(0, 820)], undefined],
  ['boxes that only touch it', [box(600, 700), box(800, 900), box(700, 800, -100, 0)], 0],
  ['a position just below the top of the window', [box(116, 820)], 692],
  ['a position just too near to the top of the window', [box(115, 820)], undefined],
  ['lower boxes that come later', [box(600, 760), box(780, 820)], 208],
  ['a free place that is out of the window', [box(90, 820)], undefined],
])('moves up as far as it must: %s', (_name, others, lift) => {
  expect(findLift(own, others)).toBe(lift);
});
