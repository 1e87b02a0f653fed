import { join, sep } from 'node:path';
import { closureOf } from '../graph.mjs';
import { insideOf } from './inside.mjs';
import { ENTRY_LAYER, LAYERS } from './layers.mjs';

/** Modules of the runtime: those that several layers need, but no row names, go to the layer `base`. */
const SHARED_RUNTIME = /^runtime\//;

/** Returns a function that finds a module's layer in the table. */
function readTable(project, graph) {
  const rows = LAYERS.map(([name, pattern]) => {
    if (typeof pattern !== 'string') return { name, pattern };
    return { name, closure: closureOf(graph, join(project.root, pattern)) };
  });
  return (path) => {
    const inside = insideOf(project.root, path).replace(/^.*node_modules\//, 'node_modules/');
    const row = rows.find(({ pattern, closure }) => pattern?.test(inside) ?? closure.has(path));
    return row?.name.replace('$1', () => row.pattern.exec(inside)[1]);
  };
}

/** Returns a file's name without its extension; the name of its folder if the file is an index. */
function stemOf(path) {
  const [file, folder] = path.split(sep).toReversed();
  const stem = file.replace(/\.\w+$/, '');
  return stem === 'index' ? folder : stem;
}

const packageOf = (path) => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1].replace(/[@/]/g, '');

/** Returns the layers that need each module without a layer of its own. */
function ownersOf(graph, layers) {
  const owners = new Map();
  const follow = (path, layer) => {
    for (const next of graph.get(path).imports) {
      if (layers.has(next) || !graph.has(next)) continue;
      const found = owners.get(next) ?? new Set();
      if (found.has(layer)) continue;
      owners.set(next, found.add(layer));
      follow(next, layer);
    }
  };
  for (const [path, layer] of layers) if (layer !== ENTRY_LAYER) follow(path, layer);
  return owners;
}

/**
 * Assigns every module to a layer: that of the entry, of the table, its own if it loads lazily, that of its
 * only user, `base` for the runtime, or its package's. The first that applies wins.
 *
 * @param project The project.
 * @param modules The result of the first pass.
 * @returns `layers`, names by path, and `unnamed`: modules that several layers need although no row names
 * them.
 */
export function assignLayers(project, { graph, entryModules, roots }) {
  const layers = new Map();
  const unnamed = [];
  const layerByTable = readTable(project, graph);
  const ownLayer = (path) => layerByTable(path) ?? (roots.has(path) ? stemOf(path) : undefined);
  for (const path of graph.keys()) {
    const layer = entryModules.has(path) ? ENTRY_LAYER : ownLayer(path);
    if (layer) layers.set(path, layer);
  }
  for (const [path, [owner, ...others]] of ownersOf(graph, layers)) {
    const inside = insideOf(project.root, path);
    const shared = SHARED_RUNTIME.test(inside) ? 'base' : packageOf(path);
    layers.set(path, others.length === 0 ? owner : (shared ?? stemOf(path)));
    if (others.length > 0 && !shared) unnamed.push({ path: inside, owners: [owner, ...others] });
  }
  return { layers, unnamed };
}
