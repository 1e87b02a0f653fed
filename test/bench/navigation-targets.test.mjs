import { expect, test } from 'vitest';
import { describeNoise } from '../../bench/navigation/noise.mjs';
import { checkTargets } from '../../bench/navigation/targets.mjs';

const row = ([name, system, metric, median, rounds]) => ({ case: name, system, metric, median, rounds });

const check = (pattern, ...rows) =>
  checkTargets(rows.map(row))
    .filter(({ target }) => pattern.test(target))
    .map(({ where, isMet }) => [where, isMet]);

test('a visit may be 1.05 times as dear as the bare minimum, 1.10 with islands', () => {
  const raw = (name) => [name, 'raw', 'main thread', 20];
  const ours = (name, median) => [name, 'Archipel', 'main thread', median];
  expect(
    check(
      /× raw/,
      ...['50 cards', '200 cards', '50 cards, 20 islands', '50 cards, repeated addresses'].map(raw),
      ours('50 cards', 21),
      ours('200 cards', 21.1),
      ours('50 cards, 20 islands', 22),
      ours('50 cards, repeated addresses', 22),
    ),
  ).toEqual([
    ['50 cards', true],
    ['200 cards', false],
    ['50 cards, 20 islands', true],
    ['50 cards, repeated addresses', false],
  ]);
});

test('a round that is slow for both counts as much as any other', () => {
  expect(
    check(
      /× raw/,
      ['50 cards', 'raw', 'main thread', 20, [10, 20, 40]],
      ['50 cards', 'Archipel', 'main thread', 30, [10.4, 30, 41]],
    ),
  ).toEqual([['50 cards', true]]);
});

test('every named peer is a case of its own, and the bare minimum and a full load are no peers', () => {
  const ofThread = (system, median) => ['50 cards, 20 islands', system, 'main thread', median];
  const rows = [
    ofThread('Archipel', 20),
    ofThread('Turbo 8', 21),
    ofThread('Unpoly 3', 19),
    ofThread('swup 4', 19.6),
    ofThread('full page load', 1),
  ];
  expect(check(/ahead of Turbo/, ...rows)).toEqual([
    ['50 cards, 20 islands, Turbo 8', true],
    ['50 cards, 20 islands, Unpoly 3', false],
  ]);
  expect(check(/swup’s core/, ...rows)).toEqual([['50 cards, 20 islands, swup 4', false]]);
  expect(check(/swup’s core/, ...rows.with(3, ofThread('swup 4', 19.7)))).toEqual([
    ['50 cards, 20 islands, swup 4', true],
  ]);
});

test('bytes are compared with peers that do the same, without islands, and count as cells', () => {
  const rows = [
    ['50 cards', 'Archipel', 'JavaScript', 17_900],
    ['50 cards', 'htmx 4', 'JavaScript', 12_000],
    ['50 cards', 'htmx 2', 'JavaScript', 15_000],
    ['50 cards', 'Turbo 8', 'JavaScript', 22_000],
    ['50 cards', 'swup 4', 'JavaScript', 6_900],
    ['50 cards, 20 islands', 'Archipel', 'JavaScript', 30_000],
    ['50 cards, 20 islands', 'htmx 4', 'JavaScript', 12_000],
  ];
  expect(check(/only visits/, ...rows)).toEqual([['50 cards', true]]);
  expect(check(/cells/, ...rows)).toEqual([['of 3', true]]);
  const third = ['50 cards', 'swup 4 + plugins', 'JavaScript', 13_000];
  expect(check(/cells/, ...rows, third)).toEqual([['of 4', false]]);
});

test('not one node or listener may be kept, and of the heap no more than noise', () => {
  expect(
    check(
      /none is kept/,
      ['a', 'Archipel', 'nodes a visit', 0.01],
      ['a', 'Archipel', 'listeners a visit', 0],
      ['a', 'raw', 'heap a visit', 200],
      ['a', 'Archipel', 'heap a visit', 1_200],
      ['b', 'Archipel', 'heap a visit', 1_001],
    ).map(([, isMet]) => isMet),
  ).toEqual([false, true, true, false]);
});

test('the noise of a run is the largest difference between the reference and its second run', () => {
  const again = (name, metric, ratio) => ({ case: name, system: 'raw again', metric, ratio });
  expect(
    describeNoise([
      again('50 cards', 'main thread', 1.012),
      again('200 cards', 'main thread', 0.975),
      again('50 cards', 'next frame', 1.04),
    ]),
  ).toEqual([expect.stringMatching(/up to 2\.5 % in its main thread and 4\.0 % in its next frame/)]);
  expect(describeNoise([])).toEqual([]);
});
