import { expect, test } from 'vitest';
import { dropBareImports, readPurity } from '../../build/bare-imports.mjs';
import { plantTree } from './support/tree.mjs';

const file = (name, text, inputs, imports = []) => ({ name, text, inputs, imports });
const files = (...all) => new Map(all.map((one) => [one.name, one]));
const isPure = (path) => !path.includes('effect');

test('a file that only defines something is not waited for by those that ask it for nothing', () => {
  const texts = dropBareImports(
    files(
      file('island.js', 'import"./words.js";import{a}from"./words.js";run();', ['island.ts'], ['words.js']),
      file('words.js', 'export const a=1;', ['words.ts']),
    ),
    isPure,
  );
  expect([...texts]).toEqual([['island.js', 'import{a}from"./words.js";run();']]);
});

test('a file that does something when it runs stays, and so does one that leads to it', () => {
  const texts = dropBareImports(
    files(
      file('island.js', 'import"./words.js";run();', ['island.ts'], ['words.js']),
      file('words.js', 'import"./other.js";export const a=1;', ['words.ts'], ['other.js']),
      file('other.js', 'start();', ['effect.ts']),
    ),
    isPure,
  );
  expect([...texts]).toEqual([]);
});

test('what a source does is known from package.json; of packages nothing is', () => {
  const sideEffects = ['dist/**', '**/*.css', 'runtime/keep.ts'];
  const { root } = plantTree({ 'package.json': JSON.stringify({ sideEffects }) });
  const isDefining = readPurity(root);
  const paths = [
    'runtime/warn.ts',
    'runtime/keep.ts',
    'styles/a.css',
    'dist/a.js',
    'node_modules/a/index.js',
  ];
  expect(paths.filter((path) => isDefining(`${root}/${path}`))).toEqual(['runtime/warn.ts']);
  expect(isDefining(`${root}/../elsewhere.ts`)).toBe(false);
});

test('where package.json says nothing, every source may do something', () => {
  const { root } = plantTree({ 'package.json': '{}' });
  expect(readPurity(root)(`${root}/runtime/warn.ts`)).toBe(false);
});
