import { expect, test } from 'vitest';
import { checkTargets } from '../../bench/navigation/targets.mjs';

const row = ([name, system, metric, median]) => ({ case: name, system, metric, median });

const check = (...rows) => checkTargets(rows.map(row)).map(({ where, isMet }) => [where, isMet]);

test('a visit may be 1.15 times as dear as the bare minimum, where there are no islands', () => {
  const raw = (name) => [name, 'raw', 'main thread', 20];
  expect(
    check(
      raw('50 cards'),
      ['50 cards', 'Archipel', 'main thread', 23],
      raw('200 cards'),
      ['200 cards', 'Archipel', 'main thread', 23.1],
      raw('50 cards, 20 islands'),
      ['50 cards, 20 islands', 'Archipel', 'main thread', 90],
      raw('50 cards, repeated addresses'),
      ['50 cards, repeated addresses', 'Archipel', 'main thread', 90],
    ),
  ).toEqual([
    ['50 cards', true],
    ['200 cards', false],
  ]);
});

test('every peer is a case of its own, and the bare minimum and a full load are no peers', () => {
  expect(
    check(
      ['50 cards, 20 islands', 'Archipel', 'main thread', 20],
      ['50 cards, 20 islands', 'Turbo 8', 'main thread', 21],
      ['50 cards, 20 islands', 'swup 4', 'main thread', 19],
      ['50 cards, 20 islands', 'raw', 'main thread', 1],
      ['50 cards, 20 islands', 'full page load', 'main thread', 1],
    ),
  ).toEqual([
    ['50 cards, 20 islands, Turbo 8', true],
    ['50 cards, 20 islands, swup 4', false],
  ]);
});

test('bytes are compared with those that do the same, without islands', () => {
  expect(
    check(
      ['50 cards', 'Archipel', 'JavaScript', 9_700],
      ['50 cards', 'htmx 4', 'JavaScript', 12_000],
      ['50 cards', 'swup 4', 'JavaScript', 6_900],
      ['50 cards, 20 islands', 'Archipel', 'JavaScript', 30_000],
      ['50 cards, 20 islands', 'htmx 4', 'JavaScript', 12_000],
    ),
  ).toEqual([['50 cards, htmx 4', true]]);
});

test('not one node or listener may be kept, and of the heap no more than noise', () => {
  expect(
    check(
      ['a', 'Archipel', 'nodes a visit', 0.01],
      ['a', 'Archipel', 'listeners a visit', 0],
      ['a', 'raw', 'heap a visit', 200],
      ['a', 'Archipel', 'heap a visit', 1_200],
      ['b', 'Archipel', 'heap a visit', 1_001],
    ).map(([, isMet]) => isMet),
  ).toEqual([false, true, true, false]);
});
