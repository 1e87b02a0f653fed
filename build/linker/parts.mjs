/*
 * Islands, services and actions export their function as `default`, so a file of several needs a part for each: a
 * namespace that it exports under a key. The lazy import of a part is `import("./x.js#key")` until the fourth pass
 * makes it `import("./x.js").then((m) => m.key)`.
 */

/** Returns the file of a specifier, without the part. */
export const fileOf = (specifier) => specifier.split('#')[0];

/** Returns the part that a specifier names, if it names one. */
export const partOf = (specifier) => specifier.split('#')[1];

/**
 * Returns the keys of the lazily loaded modules that are parts of their layer's file, by path.
 *
 * @param modules The modules with their layers, exports, roots and keys.
 */
export function readParts({ layers, exportsOf, roots, keys }) {
  const byLayer = new Map();
  for (const path of [...roots].toSorted()) {
    if (!exportsOf.get(path)?.includes('default')) continue;
    const layer = layers.get(path);
    byLayer.set(layer, [...(byLayer.get(layer) ?? []), path]);
  }
  const shared = [...byLayer.values()].filter((paths) => paths.length > 1).flat();
  return new Map(shared.map((path) => [path, keys.keyFor(path, '*')]));
}
