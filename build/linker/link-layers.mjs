import { entrySource } from './entry.mjs';
import { createKeys } from './keys.mjs';
import { ENTRY_LAYER } from './layers.mjs';
import { linkLayer } from './link-layer.mjs';
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

const rootsOf = (layer, { layers, roots }) =>
  [...roots].filter((path) => layers.get(path) === layer).toSorted();

function linkEntry(options, modules, entryKeys) {
  const shared = entryKeys.map((key) => ({ key, ...modules.keys.exportOf(key) }));
  const contents = entrySource(options.project, shared);
  return linkLayer(options, { name: ENTRY_LAYER, roots: [], contents }, modules);
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
 * The third pass: links each layer, importers first, and the entry last.
 *
 * @param options Project, flavour and plugins.
 * @param modules The modules with their layers.
 * @returns The `entry`, the other `linked` layers, and the `entryKeys` that they use of the entry.
 */
export async function linkLayers(options, modules) {
  const keys = createKeys(options.project.root);
  const known = { ...modules, keys, parts: readParts({ ...modules, keys }) };
  const used = new Map();
  const linked = [];
  for (const name of importersFirst(layerGraph(known))) {
    const layer = { name, roots: rootsOf(name, known), used: [...(used.get(name) ?? [])].toSorted() };
    if (layer.roots.length + layer.used.length === 0) continue;
    const one = await linkLayer(options, layer, known);
    for (const [other, keys] of one.used) used.set(other, new Set([...(used.get(other) ?? []), ...keys]));
    linked.push(one);
  }
  const entryKeys = [...(used.get(ENTRY_LAYER) ?? [])].toSorted();
  const entry = await linkEntry(options, known, entryKeys);
  rejectStrays(entry, known);
  return { entry, linked, entryKeys };
}
