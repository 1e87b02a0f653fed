import { assignLayers } from './assign-layers.mjs';
import { finishFiles } from './finish-files.mjs';
import { linkLayers } from './link-layers.mjs';
import { readModules } from './read-modules.mjs';

/** Returns the lazy imports of the two lists of definitions, by the final names of the files. */
function lazyImportsOf(project, { entry, linked }, layers, nameOf) {
  const lists = [entry, ...linked.filter(({ output }) => output.roots.includes(project.further))];
  return lists.flatMap(({ output, lazyImports }) =>
    lazyImports.map(({ importer, target }) => ({
      importer,
      target,
      list: nameOf(output.name),
      file: nameOf(`${layers.get(target)}.js`),
    })),
  );
}

/**
 * Links the scripts of one flavour: the entry as one file, and each layer as one. README.md describes the
 * four passes.
 *
 * @param project The project, as `describeProject` returns it.
 * @param flavour `preact` or `react`.
 * @param plugins esbuild plugins that every source passes.
 * @returns `scripts` (name, text, imports, exports, sources), `copies` for `retry/`, `lazyImports` of the
 * lists of definitions, `unnamed` modules without a layer of their own, and esbuild's `metafiles`.
 * @throws When layers import each other, two lazily loaded modules of one layer export the same name, or the
 * entry would contain CommonJS.
 */
export async function linkScripts(project, flavour, plugins) {
  const options = { project, flavour, plugins };
  const modules = await readModules(options);
  const { layers, unnamed } = assignLayers(project, modules);
  const parts = await linkLayers(options, { ...modules, layers });
  const { scripts, copies, nameOf } = await finishFiles(project, parts);
  return {
    scripts,
    copies,
    lazyImports: lazyImportsOf(project, parts, layers, nameOf),
    unnamed,
    metafiles: [...new Set([parts.entry, ...parts.linked].map(({ metafile }) => metafile))],
  };
}
