import * as esbuild from 'esbuild';
import { scriptOptions } from '../flavours.mjs';
import { readOutputs } from '../graph.mjs';
import { joinImports, standInFor } from './layer-imports.mjs';

/** For one layer: what lies in another is not bundled again, but taken from there. */
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
        return { contents: standInFor(layer, pairs), loader: 'js' };
      });
    },
  };
}

/**
 * A dynamic import stays one, and leads to the layer of its target.
 *
 * @param layers Layers by path.
 * @param found Filled with what is imported lazily: importer and target.
 */
function lazyPlugin(layers, found) {
  return {
    name: 'archipel-lazy',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.kind !== 'dynamic-import' || args.pluginData?.asked) return undefined;
        const { importer, resolveDir } = args;
        const target = await build.resolve(args.path, {
          importer,
          resolveDir,
          kind: 'dynamic-import',
          pluginData: { asked: true },
        });
        if (target.errors.length > 0) return { errors: target.errors };
        found.push({ importer, target: target.path });
        return { path: `./${layers.get(target.path)}.js`, external: true };
      });
    },
  };
}

/** What a layer gives to others: its lazily loaded modules under their own names, the rest by keys. */
function doorOf({ roots, used }, { exportsOf, keys }) {
  const owner = new Map();
  const lines = roots.map((path) => {
    for (const name of exportsOf.get(path)) {
      if (owner.has(name)) {
        throw new Error(
          `${owner.get(name)} and ${path} are loaded lazily, lie in one layer, and both export “${name}”: rename one.`,
        );
      }
      owner.set(name, path);
    }
    return `export { ${exportsOf.get(path).join(', ')} } from ${JSON.stringify(path)};`;
  });
  const keyed = used.map((key) => {
    const { path, name } = keys.exportOf(key);
    return `export { ${name} as ${key} } from ${JSON.stringify(`./${path}`)};`;
  });
  return [...lines, ...keyed].join('\n');
}

/**
 * Builds the file of one layer.
 *
 * @param layer Its name, the lazily loaded modules in it, and the keys that others ask it for.
 * @param all What is known of all modules: their layers, exports and keys.
 * @returns The file, the keys that it asks of other layers, and what it imports lazily.
 */
export async function linkLayer(project, flavour, plugins, layer, all) {
  const found = [];
  const contents = layer.contents ?? doorOf(layer, all);
  const result = await esbuild.build({
    ...scriptOptions(project, flavour),
    stdin: { contents, resolveDir: project.root },
    entryNames: layer.name,
    plugins: [lazyPlugin(all.layers, found), layerPlugin(layer.name, all), ...plugins],
  });
  const [output] = readOutputs(project.root, result);
  const { text, core, imports, used } = joinImports(output.text);
  // A stand-in has the path of its module, and leaves a few bytes.
  const inputs = output.inputs.filter((path) => (all.layers.get(path) ?? layer.name) === layer.name);
  return {
    output: { ...output, name: `${layer.name}.js`, roots: layer.roots, inputs, text, imports },
    core,
    used,
    found,
    metafile: result.metafile,
  };
}
