import { entrySource } from './entry.mjs';
import { createKeys } from './keys.mjs';
import { ENTRY_LAYER } from './layers.mjs';
import { linkLevel } from './link-level.mjs';
import { readParts } from './parts.mjs';

/** Returns the layers that each layer imports. */
function layerGraph({ graph, layers }) {
  const needs = new Map([...layers.values()].map((name) => [name, new Set()]));
  for (const [path, { imports }] of graph) {
    for (const next of imports) {
      const [from, to] = [layers.get(path), layers.get(next)];
      if (from && to && from !== to) needs.get(from).add(to);
    }
  }
  return needs;
}

/**
 * Sorts the layers so that each precedes those it imports: the exports that others use are known when it is
 * linked. A cycle has no such order, and its files in `retry/` would wait for each other.
 */
function importersFirst(needs) {
  const order = [];
  const visit = (name, path) => {
    if (path.includes(name)) {
      const cycle = [...path, name].join(' → ');
      throw new Error(`Layers import each other: ${cycle}. See build/linker/layers.mjs.`);
    }
    if (order.includes(name)) return;
    for (const next of needs.get(name)) visit(next, [...path, name]);
    order.push(name);
  };
  for (const name of [...needs.keys()].toSorted()) if (name !== ENTRY_LAYER) visit(name, []);
  return order.filter((name) => name !== ENTRY_LAYER).toReversed();
}

/**
 * Groups the layers by the length of the way from one that no other imports. The layers of a level do not import
 * each other, so that one run of esbuild links them all.
 */
function levelsOf(needs) {
  const depths = new Map();
  const levels = [];
  for (const name of importersFirst(needs)) {
    const depth = depths.get(name) ?? 0;
    for (const next of needs.get(name)) depths.set(next, Math.max(depths.get(next) ?? 0, depth + 1));
    (levels[depth] ??= []).push(name);
  }
  return levels;
}

/** Gives a key to each export that another layer may import, in one order: the keys of two may begin alike. */
function assignKeys({ graph, layers, exportsOf, keys }) {
  const isShared = (path, next) => layers.has(next) && layers.get(next) !== layers.get(path);
  const shared = [...graph].flatMap(([path, { imports }]) => imports.filter((next) => isShared(path, next)));
  for (const path of [...new Set(shared)].toSorted())
    for (const name of exportsOf.get(path)) keys.keyFor(path, name);
}

const rootsOf = (layer, { layers, roots }) =>
  [...roots].filter((path) => layers.get(path) === layer).toSorted();

function linkEntry(options, modules, entryKeys) {
  const shared = entryKeys.map((key) => ({ key, ...modules.keys.exportOf(key) }));
  const contents = entrySource(options.project, shared);
  return linkLevel(options, [{ name: ENTRY_LAYER, roots: [], contents }], modules);
}

// An export that other layers use may need a module that the entry itself does not import.
function rejectStrays({ output }, { layers }) {
  const stray = output.inputs.find((path) => layers.has(path) && layers.get(path) !== ENTRY_LAYER);
  if (!stray) return;
  throw new Error(
    `${stray} is in the entry only because of what other files use of it: import it there, or not at all.`,
  );
}

/**
 * The third pass: links the layers level by level, importers first, and the entry last.
 *
 * @param options Project, flavour and plugins.
 * @param modules The modules with their layers.
 * @returns The `entry`, the other `linked` layers, and the `entryKeys` that they use of the entry.
 */
export async function linkLayers(options, modules) {
  const keys = createKeys(options.project.root);
  const known = { ...modules, keys, parts: readParts({ ...modules, keys }) };
  assignKeys(known);
  const used = new Map();
  const usedOf = (name) => [...(used.get(name) ?? [])].toSorted();
  const linked = [];
  for (const names of levelsOf(layerGraph(known))) {
    const level = names
      .map((name) => ({ name, roots: rootsOf(name, known), used: usedOf(name) }))
      .filter((layer) => layer.roots.length + layer.used.length > 0);
    const files = await linkLevel(options, level, known);
    for (const [name, keys] of files.flatMap((file) => [...file.used]))
      used.set(name, new Set([...(used.get(name) ?? []), ...keys]));
    linked.push(...files);
  }
  const entryKeys = usedOf(ENTRY_LAYER);
  const [entry] = await linkEntry(options, known, entryKeys);
  rejectStrays(entry, known);
  return { entry, linked, entryKeys };
}
