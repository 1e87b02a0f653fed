import { expect, test } from 'vitest';
import { bundleTree, island, plantTree } from './support/tree.mjs';

const tree = () => ({
  ...island(
    'view',
    `import { useState } from 'react'; import { createRoot } from 'react-dom/client';
    export default () => [useState, createRoot, <p>text</p>];`,
    'tsx',
  ),
  'islands/archipel.ts': `export { load } from './view/index.ts';`,
});

const packagesOf = ({ scripts }) =>
  [
    ...new Set(
      [...scripts.values()]
        .flatMap(({ inputs }) => inputs)
        .map((path) => /node_modules\/([^/]+)/.exec(path)?.[1]),
    ),
  ]
    .filter(Boolean)
    .toSorted();

test('the preact flavour holds no React', async () => {
  expect(packagesOf(await bundleTree(plantTree(tree()), 'preact'))).toEqual(['preact']);
});

test('the react flavour holds no preact', async () => {
  expect(packagesOf(await bundleTree(plantTree(tree()), 'react'))).toEqual([
    'react',
    'react-dom',
    'scheduler',
  ]);
});
