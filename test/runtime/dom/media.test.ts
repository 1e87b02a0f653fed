import { afterEach, expect, test, vi } from 'vitest';
import { isTouched, prefersStillness } from '#runtime/dom/motion.ts';
import { openPopovers } from '#runtime/dom/popovers.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['(prefers-reduced-motion: reduce)', [true, false]],
  ['(pointer: coarse)', [false, true]],
  ['none', [false, false]],
])('a device for which only %s is true has less motion, or a finger: %j', (mediaQuery, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === mediaQuery }));
  expect([prefersStillness(), isTouched()]).toEqual(expected);
});

test('open popovers are found by a selector that also old browsers can parse', () => {
  const found = [{ id: 'a' }, { id: 'b' }];
  const querySelectorAll = vi.fn((selector: string) =>
    selector === '[popover]:is(:popover-open)' ? found : [],
  );
  expect(openPopovers({ querySelectorAll } as unknown as ParentNode)).toEqual(found);
});
