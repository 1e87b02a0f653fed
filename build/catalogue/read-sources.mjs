import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

const VIEWS = ['tsx', 'ts'];

const viewOf = (root, name) =>
  VIEWS.map((extension) => `islands/${name}/${name}.${extension}`).find((file) =>
    existsSync(join(root, file)),
  );

function closureOf(inputs, path, seen = new Set()) {
  if (seen.has(path) || !inputs[path]) return seen;
  seen.add(path);
  for (const { path: next, external } of inputs[path].imports) if (!external) closureOf(inputs, next, seen);
  return seen;
}

/**
 * Reads the sources of islands: their own files, and what these import.
 *
 * @param root The folder of the project.
 * @param names The islands.
 * @returns For each island, by its name, the text of its folder (`own`) and of all that it uses (`all`).
 */
export async function readSources(root, names) {
  const views = new Map(names.map((name) => [name, viewOf(root, name)]).filter(([, view]) => view));
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [...views.values()],
    outdir: join(root, '.cache/nowhere'),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const textOf = (paths) => paths.map(read).join('\n');
  const sourcesOf = (name, view) => {
    const paths = [...closureOf(metafile.inputs, view)].filter((path) => !path.endsWith('.css'));
    const own = paths.filter((path) => path.startsWith(`islands/${name}/`));
    return { own: textOf(own), all: textOf([`islands/${name}/index.ts`, ...paths]) };
  };
  return new Map([...views].map(([name, view]) => [name, sourcesOf(name, view)]));
}
