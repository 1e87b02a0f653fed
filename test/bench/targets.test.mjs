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

test('the first island in view may not be later than the bare loop’s in the same case', () => {
  expect(
    check(
      ['10', 'bare loop', 'first in view', 20],
      ['10', 'Archipel, preact', 'first in view', 20],
      ['10', 'Archipel, react', 'first in view', 21],
      ['10', 'Archipel, registered, react', 'first in view', 90],
      ['10', 'is-land', 'first in view', 90],
    ),
  ).toEqual([
    ['10, Archipel, preact', true],
    ['10, Archipel, react', false],
  ]);
});

test('a long task counts at 1,000 islands, where the bare loop blocks', () => {
  const blocking = ['1000 islands', 'bare loop', 'longest task', 51];
  expect(check(blocking, ['1000 islands', 'Archipel, react', 'longest task', 51])).toEqual([
    ['1000 islands, Archipel, react', false],
  ]);
  expect(check(['1000 islands', 'bare loop', 'longest task', 49], blocking.with(1, 'Archipel'))).toEqual([]);
});

test('nothing may be left', () => {
  const targets = checkTargets(
    [row('a', 'Archipel', 'nodes left', 0), row('b', 'Archipel', 'nodes left', 1)],
    () => 'bare loop',
  );
  expect(groupTargets(targets)).toMatchObject([{ total: 2, missed: [{ where: 'b, Archipel' }] }]);
});
