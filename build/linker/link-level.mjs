import { basename, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { scriptOptions } from '../flavours.mjs';
import { joinImports, reExports } from './layer-imports.mjs';
import { fileOf } from './parts.mjs';

const SOURCE = 'archipel:source/';

/** Loads the sources of the layers themselves, by their names. */
function sourcePlugin(root, sources) {
  return {
    name: 'archipel-source',
    setup(build) {
      build.onResolve({ filter: /^archipel:source\// }, ({ path }) => ({ path, namespace: 'archipel' }));
      build.onLoad({ filter: /.*/, namespace: 'archipel' }, ({ path }) => ({
        contents: sources.get(path.slice(SOURCE.length)),
        resolveDir: root,
        loader: 'js',
      }));
    },
  };
}

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
        if (!layer || current.has(layer)) return undefined;
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

const isFile = (input) => !/^[\w-]+:/.test(input);

/** Returns a layer's script of an esbuild result, with the absolute paths of the sources that left a byte in it. */
function readOutput(root, { metafile, outputFiles }, file) {
  const isOwn = (path) => basename(path) === file;
  const [, { inputs, imports }] = Object.entries(metafile.outputs).find(([path]) => isOwn(path));
  const sources = Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0 && isFile(path));
  const lazy = imports.filter(({ kind }) => kind === 'dynamic-import');
  return {
    text: outputFiles.find(({ path }) => isOwn(path)).text,
    inputs: sources.map((path) => resolve(root, path)),
    lazy: lazy.map(({ path }) => basename(fileOf(path))),
  };
}

/**
 * Builds the files of layers that do not import each other.
 *
 * @param options Project, flavour and plugins.
 * @param level The layers: each with its name, its lazily loaded modules (`roots`), and the keys that other layers
 * import (`used`); or its source (`contents`).
 * @param modules All modules: their layers, exports and keys.
 * @returns For each layer its file, the keys that it uses of other layers, and its lazy imports.
 */
export async function linkLevel({ project, flavour, plugins }, level, modules) {
  const lazyImports = [];
  const sources = new Map(level.map((layer) => [layer.name, layer.contents ?? layerSource(layer, modules)]));
  const result = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: level.map(({ name }) => ({ in: SOURCE + name, out: name })),
    plugins: [
      sourcePlugin(project.root, sources),
      lazyPlugin(modules, lazyImports),
      layerPlugin(new Set(sources.keys()), modules),
      ...plugins,
    ],
  });
  return level.map(({ name, roots }) => {
    const file = `${name}.js`;
    const output = readOutput(project.root, result, file);
    const { text, fromEntry, imports, used } = joinImports(output.text);
    // Re-exports have the path of the module that they replace, and leave a few bytes in the metafile.
    const isOwn = (path) => (modules.layers.get(path) ?? name) === name;
    return {
      output: { name: file, roots, inputs: output.inputs.filter(isOwn), text, imports, lazy: output.lazy },
      fromEntry,
      used,
      lazyImports: lazyImports.filter(({ importer }) => isOwn(importer)),
      metafile: result.metafile,
    };
  });
}
