import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from '../flavours.mjs';
import { closureOf } from '../graph.mjs';

const isFile = (path) => !/^[\w-]+:|^</.test(path);

/** Returns the inputs that left at least one byte in an output. */
function bundledInputs({ outputs }) {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return new Set(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}

/** Returns the modules of an esbuild metafile by path, with their static and lazy imports. */
function readInputs({ root, authorEntries }, metafile) {
  const bundled = bundledInputs(metafile);
  const importsOf = (input, kinds) =>
    input.imports
      .filter(({ kind, external }) => kinds.includes(kind) && !external)
      .map(({ path }) => resolve(root, path));
  const lazy = Object.values(metafile.inputs).flatMap((input) => importsOf(input, ['dynamic-import']));
  const isRoot = (path) => lazy.includes(path) || authorEntries.includes(path);
  return new Map(
    Object.entries(metafile.inputs)
      .filter(([path]) => isFile(path))
      .map(([path, input]) => [
        resolve(root, path),
        {
          imports: importsOf(input, ['import-statement', 'require-call']),
          lazy: importsOf(input, ['dynamic-import']),
          isCommonJs: input.format === 'cjs',
          isBundled: bundled.has(path) || isRoot(resolve(root, path)),
          isStyle: path.endsWith('.css'),
        },
      ]),
  );
}

/** Returns the imports of a module; those of a barrel count as imports of the modules behind it. */
function importsBehindBarrels(graph, path, seen = new Set()) {
  return graph.get(path).imports.flatMap((next) => {
    if (seen.has(next) || !graph.has(next)) return [];
    seen.add(next);
    return graph.get(next).isBundled ? [next] : importsBehindBarrels(graph, next, seen);
  });
}

/** Returns the graph without modules that leave no byte in any file: types and barrels. */
function withoutBarrels(graph) {
  const bundled = [...graph].filter(([, { isBundled }]) => isBundled);
  return new Map(
    bundled.map(([path, one]) => [path, { ...one, imports: importsBehindBarrels(graph, path) }]),
  );
}

/** Returns the graph without stylesheets; a script that imports one imports the module that links it. */
function withoutStyles(graph) {
  const behind = (path) => (graph.get(path)?.isStyle ? graph.get(path).imports : [path]);
  const scripts = [...graph].filter(([, { isStyle }]) => !isStyle);
  return new Map(scripts.map(([path, one]) => [path, { ...one, imports: one.imports.flatMap(behind) }]));
}

async function readGraph({ project, flavour, plugins }) {
  const { metafile } = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: [project.entry, ...project.authorEntries],
    splitting: true,
    plugins,
  });
  return withoutBarrels(readInputs(project, metafile));
}

/** Returns the names that modules export, re-exports included; for CommonJS, Node reads them. */
async function readExports({ project, flavour, plugins }, graph) {
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

/**
 * The first pass: reads all modules by two esbuild runs that write nothing.
 *
 * @returns The `graph` of scripts by path, their `exportsOf`, the `entryModules` that the entry contains, and
 * the `roots`: modules that are loaded lazily, or imported by authors.
 */
export async function readModules(options) {
  const graph = await readGraph(options);
  const exportsOf = await readExports(options, graph);
  const entryModules = closureOf(graph, options.project.entry);
  const commonJs = [...entryModules].find((path) => graph.get(path)?.isCommonJs);
  if (commonJs) throw new Error(`The entry contains ${commonJs}, which is CommonJS: import it lazily.`);
  const lazy = [...graph.values()].flatMap((one) => one.lazy);
  const roots = new Set([...options.project.authorEntries, ...lazy]);
  return { graph: withoutStyles(graph), exportsOf, entryModules, roots };
}
