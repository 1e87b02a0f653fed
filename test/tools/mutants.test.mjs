import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldersOf, groupOf, GROUPS, testsOf } from '../../tools/mutants/groups.mjs';
import {
  addCounts,
  countMutants,
  formatSurvivor,
  formatTable,
  isUnrepeated,
  scoreOf,
} from '../../tools/mutants/score.mjs';

test('a folder belongs to the group with the nearest root', () => {
  expect(groupOf('islands/kit/dialog').name).toBe('kit');
  expect(groupOf('islands/cart').name).toBe('islands');
  expect(groupOf('stores/cart').name).toBe('stores');
  expect(groupOf('demo')).toBeUndefined();
});

test('every group has folders, each of them once, and tests that exist', () => {
  for (const { root, tests } of GROUPS) {
    const folders = foldersOf(root);
    expect(folders.length).toBeGreaterThan(0);
    expect(new Set(folders).size).toBe(folders.length);
    for (const path of tests) expect(existsSync(path.replace('/**', ''))).toBe(true);
  }
});

test('a folder has its own tests and those beside them, or else all of its group', () => {
  expect(testsOf('stores/writes')).toEqual([
    'test/stores/writes/**/*.test.{ts,tsx}',
    'test/stores/*.test.{ts,tsx}',
  ]);
  expect(testsOf('stores/tags')).toEqual(['test/stores/**/*.test.{ts,tsx}']);
  expect(testsOf('stores')).toEqual(['test/stores/*.test.{ts,tsx}']);
});

test('a mutant whose test never ends is found, one that no test runs is not, and others do not count', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  const counts = countMutants(mutants.map((status) => ({ status })));
  expect(counts).toEqual({ killed: 2, survived: 2 });
  expect(scoreOf(counts)).toBe(50);
  expect(addCounts([counts, { killed: 1, survived: 0 }])).toEqual({ killed: 3, survived: 2 });
});

test('survivors in code that runs at import are repeated, other results wait for a new test', () => {
  const repeated = ['Killed', 'Survived', 'NoCoverage'].map((status) =>
    [true, false].map((isStatic) => isUnrepeated({ status, static: isStatic })),
  );
  expect(repeated).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test('a folder without mutants has the full score', () => {
  expect(scoreOf({ killed: 0, survived: 0 })).toBe(100);
});

test('the table is aligned', () => {
  const rows = [
    { name: 'stores/writes', counts: { killed: 200, survived: 10 } },
    { name: 'all of stores', counts: { killed: 2, survived: 1 } },
  ];
  expect(formatTable(rows).split('\n')).toEqual([
    'folder         killed  survived    score',
    'stores/writes     200        10  95.24 %',
    'all of stores       2         1  66.67 %',
  ]);
});

test('a survivor is one line with its location, its kind and its text', () => {
  const survivor = {
    fileName: 'stores/cart/add.ts',
    location: { start: { line: 7, column: 3 } },
    mutatorName: 'BlockStatement',
    replacement: '{\n}',
    status: 'NoCoverage',
  };
  expect(formatSurvivor(survivor)).toBe('stores/cart/add.ts:7:3 BlockStatement (no test runs it): { }');
});
