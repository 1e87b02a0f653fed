import { expect, test } from 'vitest';
import {
  frameAfterDrag,
  listFrames,
  loadingOrder,
  nearestFrame,
  ringSize,
  wrapFrame,
} from '../../../islands/view-360/frames.ts';

const common = { speed: 100, autoplay: true };

test.each([
  [0, 36, 0],
  [36, 36, 0],
  [-1, 36, 35],
  [-37, 36, 35],
  [40, 36, 4],
])('place %i of a round of %i is %i [PRD-09]', (frame, count, expected) => {
  expect(wrapFrame(frame, count)).toBe(expected);
});

test.each<[string, number, [number, number], number]>([
  ['across the whole picture is once round', 0, [400, 400], 0],
  ['half of it is half round', 0, [200, 400], 18],
  ['to the right turns to the earlier photo, and wraps', 2, [50, 400], 33],
  ['to the left turns on', 2, [-100, 400], 11],
  ['a picture without a width does no harm', 2, [3, 0], 2],
])('dragging %s [PRD-09]', (_what, from, drag, expected) => {
  const [dx, width] = drag;
  expect(frameAfterDrag(from, dx, width, 36)).toBe(expected);
});

test('photos come in rings: every fourth first, each once [PRD-09]', () => {
  const order = loadingOrder(12);
  expect(order).toEqual([0, 4, 8, 2, 6, 10, 1, 3, 5, 7, 9, 11]);
  expect(order.slice(0, ringSize(12))).toEqual([0, 4, 8]);
  expect(loadingOrder(7).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a photo that is not there is stood for by the nearest one, also across the end', () => {
  expect(nearestFrame(3, new Set([0, 4]), 36)).toBe(4);
  expect(nearestFrame(35, new Set([0, 30]), 36)).toBe(0);
  expect(nearestFrame(5, new Set(), 36)).toBeUndefined();
});

test('a pattern stands for a list', () => {
  const pattern = '/photos/pot-{n}.webp';
  expect(listFrames({ ...common, pattern, count: 3 })).toEqual([
    '/photos/pot-1.webp',
    '/photos/pot-2.webp',
    '/photos/pot-3.webp',
  ]);
  expect(listFrames({ ...common, frames: ['/a', '/b'] })).toEqual(['/a', '/b']);
});

test.each([
  ['nothing', {}],
  ['a pattern without a place', { pattern: '/pot.webp', count: 3 }],
  ['a pattern that is no address', { pattern: 'javascript:{n}', count: 3 }],
  ['no count', { pattern: '/pot-{n}.webp' }],
  ['a single photo', { pattern: '/pot-{n}.webp', count: 1 }],
  ['half a photo', { pattern: '/pot-{n}.webp', count: 2.5 }],
  ['too many', { pattern: '/pot-{n}.webp', count: 100_000 }],
])('%s is one error that says how to write it', (_what, props) => {
  expect(() => listFrames({ ...common, ...props })).toThrow(/data-pattern="\/photos\/pot-\{n\}\.webp"/);
});
