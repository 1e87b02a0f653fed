import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from '../flavours.mjs';

const isFile = (path) => !/^[\w-]+:|^</.test(path);

/** Modules of an esbuild result by path: what each imports, at once and lazily, and whether it is CommonJS. */
function readInputs({ root, doors }, { inputs, outputs }) {
  const kept = new Set(
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    ),
  );
  const importsOf = (input, kinds) =>
    input.imports
      .filter(({ kind, external }) => kinds.includes(kind) && !external)
      .map(({ path }) => resolve(root, path));
  const lazy = Object.values(inputs).flatMap((input) => importsOf(input, ['dynamic-import']));
  const isOpened = (path) => lazy.includes(path) || doors.includes(path);
  return new Map(
    Object.entries(inputs)
      .filter(([path]) => isFile(path))
      .map(([path, input]) => [
        resolve(root, path),
        {
          imports: importsOf(input, ['import-statement', 'require-call']),
          lazy: importsOf(input, ['dynamic-import']),
          isCommonJs: input.format === 'cjs',
          isKept: kept.has(path) || isOpened(resolve(root, path)),
          isStyle: path.endsWith('.css'),
        },
      ]),
  );
}

/** What a module imports; of one that only passes on, what is behind it. */
function reachedFrom(graph, path, seen = new Set()) {
  return graph.get(path).imports.flatMap((next) => {
    if (seen.has(next) || !graph.has(next)) return [];
    seen.add(next);
    return graph.get(next).isKept ? [next] : reachedFrom(graph, next, seen);
  });
}

/** The graph without what leaves no byte in any file: types, and doors that only pass on. */
function withoutDoors(graph) {
  const kept = [...graph].filter(([, { isKept }]) => isKept);
  return new Map(kept.map(([path, one]) => [path, { ...one, imports: reachedFrom(graph, path) }]));
}

/** Everything that a module imports, at once, and what that imports. */
export function staticClosure(graph, path, seen = new Set()) {
  if (seen.has(path) || !graph.has(path)) return seen;
  seen.add(path);
  for (const next of graph.get(path).imports) staticClosure(graph, next, seen);
  return seen;
}

/**
 * Reads who imports whom, by a build whose output nobody uses.
 *
 * @returns Modules by path.
 */
export async function readGraph(project, flavour, plugins) {
  const { metafile } = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: [project.entry, ...project.doors],
    splitting: true,
    plugins,
  });
  return withoutDoors(readInputs(project, metafile));
}

/** The names that modules export, re-exports included; of CommonJS those that it has in Node. */
export async function readExports(project, flavour, plugins, graph) {
  const paths = [...graph].filter(([, one]) => !one.isStyle).map(([path]) => path);
  const { metafile } = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: paths,
    splitting: true,
    outbase: '/',
    plugins,
  });
  const require = createRequire(import.meta.url);
  const namesOf = (path, names) =>
    graph.get(path)?.isCommonJs ? [...new Set(['default', ...Object.keys(require(path))])] : names;
  return new Map(
    Object.values(metafile.outputs)
      .filter(({ entryPoint }) => entryPoint)
      .map(({ entryPoint, exports }) => {
        const path = resolve(project.root, entryPoint);
        return [path, namesOf(path, exports).filter((name) => /^[\w$]+$/.test(name))];
      }),
  );
}
