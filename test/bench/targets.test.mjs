import { expect, test } from 'vitest';
import { checkTargets } from '../../bench/islands/targets.mjs';
import { groupTargets } from '../../bench/support/targets.mjs';

const row = (name, system, metric, median) => ({ case: name, system, metric, median });

function check(...rows) {
  const all = checkTargets(
    rows.map((parts) => row(...parts)),
    () => 'bare loop',
  );
  return all.map(({ where, isMet }) => [where, isMet]);
}

test('the first island in view may not be later than the bare loop’s, with ten of them a fifth later', () => {
  const first = (name, system, median) => [name, system, 'first in view', median];
  expect(
    check(
      first('100 islands', 'bare loop', 20),
      first('100 islands', 'Archipel, preact', 20),
      first('100 islands', 'Archipel, react', 21),
      first('100 islands', 'Archipel, registered, react', 90),
      first('100 islands', 'is-land', 90),
      first('10 islands', 'bare loop', 20),
      first('10 islands', 'Archipel, preact', 24),
      first('10 islands', 'Archipel, react', 24.1),
    ),
  ).toEqual([
    ['100 islands, Archipel, preact', true],
    ['100 islands, Archipel, react', false],
    ['10 islands, Archipel, preact', true],
    ['10 islands, Archipel, react', false],
  ]);
});

test('a long task counts at 1,000 islands', () => {
  const task = (name, median) => [name, 'Archipel, react', 'longest task', median];
  expect(check(task('1000 islands', 50.1), task('100 islands', 90))).toEqual([
    ['1000 islands, Archipel, react', false],
  ]);
  expect(check(task('1000 islands', 50))).toEqual([['1000 islands, Archipel, react', true]]);
});

test('nothing may be left', () => {
  const targets = checkTargets(
    [row('a', 'Archipel', 'nodes left', 0), row('b', 'Archipel', 'nodes left', 1)],
    () => 'bare loop',
  );
  expect(groupTargets(targets)).toMatchObject([{ total: 2, missed: [{ where: 'b, Archipel' }] }]);
});
