import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { bundleFlavour } from '../../../build/bundle.mjs';
import { describeProject } from '../../../build/project.mjs';

const repository = join(import.meta.dirname, '../../..');

/** The part of the runtime that a build needs; it runs in Node too. */
const runtime = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#runtime/*': './runtime/*' } }),
  'runtime/islands/styles.ts': `export const linked: string[] = [];
    export const requireStyle = (file: string) => void linked.push(file);`,
  'runtime/page/errors.ts': 'export const report = (thrown: unknown) => console.error(thrown);',
  'runtime/html/trusted-types.ts': readFileSync(join(repository, 'runtime/html/trusted-types.ts'), 'utf8'),
};

/** Writes a small source tree inside the repository, where packages resolve; removed when the test ends. */
export function plantTree(files) {
  mkdirSync(join(repository, '.cache'), { recursive: true });
  const root = mkdtempSync(join(repository, '.cache/tree-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (more) => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  };
  write({ ...runtime, ...files });
  return { root, write, read: (name) => readFileSync(join(root, name), 'utf8') };
}

/** Returns the files of an island with this view. */
export const island = (name, view, extension = 'ts') => ({
  [`islands/${name}/index.ts`]: `export const load = () => import('./${name}.${extension}');`,
  [`islands/${name}/${name}.${extension}`]: view,
});

/** Builds a tree in memory; `text` returns the file whose name starts like this. */
export async function bundleTree(tree, flavour = 'preact') {
  const bundle = await bundleFlavour(describeProject({ root: tree.root }), flavour);
  const nameOf = (start) => [...bundle.files.keys()].find((name) => name.startsWith(start));
  return { ...bundle, nameOf, text: (start) => bundle.files.get(nameOf(start))?.toString() };
}
