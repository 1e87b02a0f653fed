import { basename, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from '../flavours.mjs';
import { joinImports, reExports } from './layer-imports.mjs';
import { fileOf } from './parts.mjs';

/** Replaces modules of other layers by re-exports from their layer. */
function layerPlugin(current, { layers, exportsOf, keys }) {
  return {
    name: 'archipel-layer',
    setup(build) {
      build.onResolve({ filter: /^archipel:layer\// }, ({ path }) => ({
        path,
        external: true,
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        const layer = layers.get(path);
        if (!layer || layer === current) return undefined;
        const pairs = exportsOf.get(path).map((name) => [name, keys.keyFor(path, name)]);
        return { contents: reExports(layer, pairs), loader: 'js' };
      });
    },
  };
}

/**
 * Points each dynamic import to the file of its target's layer, and to its part of that file (`parts.mjs`).
 *
 * @param modules The modules: their layers and parts, by path.
 * @param lazyImports Receives the importer and target of each.
 */
function lazyPlugin({ layers, parts }, lazyImports) {
  return {
    name: 'archipel-lazy',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.kind !== 'dynamic-import' || args.pluginData?.isResolving) return undefined;
        const { importer, resolveDir } = args;
        const target = await build.resolve(args.path, {
          importer,
          resolveDir,
          kind: 'dynamic-import',
          pluginData: { isResolving: true },
        });
        if (target.errors.length > 0) return { errors: target.errors };
        lazyImports.push({ importer, target: target.path });
        const part = parts.get(target.path);
        return { path: `./${layers.get(target.path)}.js${part ? `#${part}` : ''}`, external: true };
      });
    },
  };
}

/** Returns the layer's source: it exports lazily loaded modules by their own names, or as parts, all else by keys. */
function layerSource({ roots, used }, { exportsOf, keys, parts }) {
  const owners = new Map();
  const lines = roots.map((path) => {
    if (parts.has(path)) return `export * as ${parts.get(path)} from ${JSON.stringify(path)};`;
    for (const name of exportsOf.get(path)) {
      if (owners.has(name)) {
        throw new Error(
          `${owners.get(name)} and ${path} are loaded lazily, lie in one layer, and both export “${name}”: rename one.`,
        );
      }
      owners.set(name, path);
    }
    return `export { ${exportsOf.get(path).join(', ')} } from ${JSON.stringify(path)};`;
  });
  const keyed = used.map((key) => {
    const { path, name } = keys.exportOf(key);
    return `export { ${name} as ${key} } from ${JSON.stringify(`./${path}`)};`;
  });
  return [...lines, ...keyed].join('\n');
}

const isFile = (input) => !/^[\w-]+:|^<stdin>$/.test(input);

/** Returns the script of an esbuild result, with the absolute paths of the sources that left a byte in it. */
function readOutput(root, { metafile, outputFiles }) {
  const [{ inputs, imports }] = Object.values(metafile.outputs);
  const sources = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0 && isFile(path));
  const lazy = imports.filter(({ kind }) => kind === 'dynamic-import');
  return {
    text: outputFiles[0].text,
    inputs: sources.map((path) => resolve(root, path)),
    lazy: lazy.map(({ path }) => basename(fileOf(path))),
  };
}

/**
 * Builds the file of one layer.
 *
 * @param options Project, flavour and plugins.
 * @param layer Its name, its lazily loaded modules (`roots`), and the keys that other layers import (`used`);
 * or its source (`contents`).
 * @param modules All modules: their layers, exports and keys.
 * @returns The file, the keys that it uses of other layers, and its lazy imports.
 */
export async function linkLayer({ project, flavour, plugins }, layer, modules) {
  const { layers } = modules;
  const lazyImports = [];
  const result = await esbuild.build({
    ...scriptOptions(project, flavour),
    stdin: { contents: layer.contents ?? layerSource(layer, modules), resolveDir: project.root },
    entryNames: layer.name,
    plugins: [lazyPlugin(modules, lazyImports), layerPlugin(layer.name, modules), ...plugins],
  });
  const output = readOutput(project.root, result);
  const { text, fromEntry, imports, used } = joinImports(output.text);
  // Re-exports have the path of the module that they replace, and leave a few bytes in the metafile.
  const inputs = output.inputs.filter((path) => (layers.get(path) ?? layer.name) === layer.name);
  return {
    output: { name: `${layer.name}.js`, roots: layer.roots, inputs, text, imports, lazy: output.lazy },
    fromEntry,
    used,
    lazyImports,
    metafile: result.metafile,
  };
}
