import { expect, test } from 'vitest';
import { explainCycles, readImports } from './support/cycles.ts';
import { listFiles, read } from './support/files.ts';

const FOLDERS = ['runtime', 'stores', 'validation', 'islands'];

test('no modules of the product import each other, neither for a type nor by import()', () => {
  const files = FOLDERS.flatMap((folder) => listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(800);
  const sources = new Map(files.map((file) => [file, read(file)]));
  expect(explainCycles(readImports(sources))).toEqual([]);
});

test.each([
  ['a type', `import type { B } from './b.ts';`],
  ['import()', `const load = () => import('./b.ts');`],
  ['an alias', `import { b } from '#runtime/b.ts';`],
  ['an export', `export { b } from './b.ts';`],
])('a cycle by %s is named, with the way out', (_kind, source) => {
  const sources = new Map([
    ['runtime/a.ts', source],
    ['runtime/b.ts', `import { c } from './c/index.ts';`],
    ['runtime/c/index.ts', `import type { A } from '../a.ts';`],
    ['runtime/d.ts', `import { a } from './a.ts'; /* import { e } from './e.ts'; */`],
    ['runtime/e.ts', `import { d } from './d.ts';`],
  ]);
  expect(explainCycles(readImports(sources))).toEqual([
    'runtime/a.ts → runtime/b.ts → runtime/c/index.ts → runtime/a.ts: types and import() count, too. ' +
      'Move what both need into a leaf, or pass it as a parameter.',
  ]);
});
