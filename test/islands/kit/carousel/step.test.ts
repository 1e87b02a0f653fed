import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, expect, test, vi } from 'vitest';
import { goOn, goOneStop, goToStop } from '#kit/carousel/step.ts';

afterEach(() => vi.unstubAllGlobals());

/** Records where a carousel with a number of stops goes. */
function createFake(stops: number, isAtEnd = false) {
  const moves: unknown[][] = [];
  const record =
    (name: string) =>
    (...details: unknown[]) =>
      void moves.push([name, ...details]);
  const api = {
    scrollSnapList: () => Array.from({ length: stops }),
    canScrollNext: () => !isAtEnd,
    scrollTo: record('to'),
    scrollNext: record('next'),
    scrollPrev: record('previous'),
  };
  return { moves, api: api as unknown as EmblaCarouselType };
}

const setStill = (isStill: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isStill }));

test.each([true, false])('a carousel jumps under reduced motion, and glides otherwise: %s', (isStill) => {
  setStill(isStill);
  const { api, moves } = createFake(3);
  goToStop(api, 2);
  goOneStop(api, 'next');
  goOneStop(api, 'previous');
  expect(moves).toEqual([
    ['to', 2, isStill],
    ['next', isStill],
    ['previous', isStill],
  ]);
});

test('a carousel that moves by itself goes from the last stop to the first', () => {
  setStill(false);
  const there = createFake(2);
  goOn(there.api);
  expect(there.moves).toEqual([['next', false]]);
  const atEnd = createFake(2, true);
  goOn(atEnd.api);
  expect(atEnd.moves).toEqual([['to', 0, false]]);
});

test('a carousel with one stop, or that is not there yet, goes nowhere', () => {
  setStill(false);
  const { api, moves } = createFake(1);
  goOn(api);
  goOn(undefined);
  expect(moves).toEqual([]);
});
