import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledPackages } from '../../build/bundled-packages.mjs';
import { licencesOf } from '../../build/licences.mjs';

const root = join(import.meta.dirname, '../..');

/** A metafile of esbuild with one output of these inputs and their bytes. */
const metafile = (bytes) => ({
  outputs: {
    'file.js': {
      inputs: Object.fromEntries(
        Object.entries(bytes).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
      ),
    },
  },
});

const builds = [
  {
    folder: 'preact',
    metafiles: [
      metafile({ 'node_modules/valibot/dist/index.mjs': 9, 'node_modules/nanostores/index.js': 0 }),
    ],
  },
  {
    folder: 'tools',
    metafiles: [
      metafile({ 'node_modules/valibot/dist/index.mjs': 5, 'tools/cli/main.ts': 7 }),
      metafile({ 'node_modules/@nanostores/react/index.js': 1 }),
    ],
  },
];

test('packages of the pages and of the tools are listed once, with the folders that they are in', () => {
  const packages = bundledPackages(root, builds);
  expect(packages.map(({ description, folders }) => [description.name, folders])).toEqual([
    ['@nanostores/react', ['tools']],
    ['valibot', ['preact', 'tools']],
  ]);
  expect(licencesOf(packages)).toMatch(/^valibot \d+\.\d+\.\d+\nMIT\n\nMIT License/m);
});

test('a package of which nothing is left in an output is not listed', () => {
  const names = bundledPackages(root, builds).map(({ description }) => description.name);
  expect(names).not.toContain('nanostores');
});
