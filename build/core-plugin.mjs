import { CORE } from './names.mjs';

const reExport = (key, name) => `${key} as ${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}`;

/** For chunks: what the entry already holds is not bundled again, but taken from there. */
export function corePlugin({ exportsOf, keys }) {
  return {
    name: 'archipel-core',
    setup(build) {
      build.onResolve({ filter: /^archipel:core$/ }, () => ({
        path: CORE,
        external: true,
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        const names = exportsOf.get(path);
        if (!names) return undefined;
        const list = names.map((name) => reExport(keys.keyFor(path, name), name));
        return { contents: `export { ${list.join(', ')} } from '${CORE}';`, loader: 'js' };
      });
    },
  };
}

/**
 * For the entry: dynamic imports stay out of it, and point to the chunks built before.
 *
 * @param fileOf Gives the chunk of a source file.
 * @param found Filled with what is imported lazily: importer and target.
 */
export function lazyPlugin(fileOf, found) {
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
        return { path: `./${fileOf(target.path) ?? 'not-built-yet.js'}`, external: true };
      });
    },
  };
}
