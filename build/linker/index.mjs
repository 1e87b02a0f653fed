import { basename } from 'node:path';
import { parse } from 'es-module-lexer';
import { entrySource, takeFromCore } from './entry.mjs';
import { assignLayers, CORE_LAYER } from './layers.mjs';
import { linkLayer } from './link-layer.mjs';
import { readExports, readGraph, staticClosure } from './read-modules.mjs';
import { createKeys } from './keys.mjs';
import { renameFiles } from './rename.mjs';
import { shrinkScript } from '../shrink.mjs';

/** The scripts alone; one that imports a stylesheet needs what links it. */
function withoutStyles(graph) {
  const behind = (path) => (graph.get(path)?.isStyle ? graph.get(path).imports : [path]);
  const scripts = [...graph].filter(([, { isStyle }]) => !isStyle);
  return new Map(scripts.map(([path, one]) => [path, { ...one, imports: one.imports.flatMap(behind) }]));
}

/** What is known of all modules before the first of them is built. */
async function readModules(project, flavour, plugins) {
  const graph = await readGraph(project, flavour, plugins);
  const exportsOf = await readExports(project, flavour, plugins, graph);
  const core = staticClosure(graph, project.entry);
  const commonJs = [...core].find((path) => graph.get(path).isCommonJs);
  if (commonJs) throw new Error(`The entry holds ${commonJs}, which is CommonJS: import it lazily.`);
  const roots = new Set([...project.doors, ...[...graph.values()].flatMap(({ lazy }) => lazy)]);
  const modules = withoutStyles(graph);
  const { layers, unnamed } = assignLayers(project, modules, core, roots);
  return { layers, unnamed, exportsOf, core, roots, keys: createKeys(project.root), graph: modules };
}

/** Which layers each layer needs. */
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

/** The layers, each before those that it needs: what is asked of a layer is known when its turn comes. */
function inOrder(needs) {
  const order = [];
  const visit = (name, path) => {
    if (path.includes(name)) {
      throw new Error(`Layers need each other: ${[...path, name].join(' → ')}. See build/linker/layers.mjs.`);
    }
    if (order.includes(name)) return;
    for (const next of needs.get(name)) visit(next, [...path, name]);
    order.push(name);
  };
  for (const name of [...needs.keys()].toSorted()) if (name !== CORE_LAYER) visit(name, []);
  return order.filter((name) => name !== CORE_LAYER).toReversed();
}

const rootsOf = (layer, { layers, roots }) =>
  [...roots].filter((path) => layers.get(path) === layer).toSorted();

/** Builds all layers but the entry; `used` is filled with the keys that are asked of each. */
async function linkLayers(project, flavour, plugins, all, used) {
  const linked = [];
  for (const name of inOrder(layerGraph(all))) {
    const layer = { name, roots: rootsOf(name, all), used: [...(used.get(name) ?? [])].toSorted() };
    if (layer.roots.length + layer.used.length === 0) continue;
    const one = await linkLayer(project, flavour, plugins, layer, all);
    for (const [asked, keys] of one.used) used.set(asked, new Set([...(used.get(asked) ?? []), ...keys]));
    linked.push(one);
  }
  return linked;
}

function linkEntry(project, flavour, plugins, all, keys) {
  const wanted = keys.map((key) => ({ key, ...all.keys.exportOf(key) }));
  const layer = { name: CORE_LAYER, roots: [], contents: entrySource(project, wanted) };
  return linkLayer(project, flavour, plugins, layer, all);
}

// What a layer asks for may need a module that the entry did not hold: this is then in the entry twice.
function refuseStrays({ output }, { core, layers }) {
  const stray = output.inputs.find((path) => layers.has(path) && !core.has(path));
  if (stray)
    throw new Error(
      `${stray} came into the entry with what others ask of it: import it there, or not at all.`,
    );
}

/** Describes a file as it will be: with what it takes from the entry, small, with its exports. */
async function finishLayer({ output, core }, project, coreKeys) {
  const whole = takeFromCore(core, coreKeys) + output.text;
  const text = project.dev || output.name === 'framework.js' ? whole : await shrinkScript(whole);
  return { ...output, text, exports: parse(text)[1].map(({ n }) => n) };
}

/** An author's module may run before the page's own script, so its doors bring the entry along. */
function finishDoor(file, doors) {
  const door = file.roots.find((path) => doors.includes(path));
  if (!door) return file;
  const name = `${basename(door, '.ts')}.js`;
  const imports = [`${CORE_LAYER}.js`, ...file.imports];
  return { ...file, name, imports, isDoor: true, text: `import"./${CORE_LAYER}.js";${file.text}` };
}

/**
 * Builds the entry as one file, and each layer as one.
 *
 * @returns The files, what the lists of definitions import lazily, and esbuild's own accounts.
 */
export async function splitScripts(project, flavour, plugins) {
  const all = await readModules(project, flavour, plugins);
  const used = new Map();
  const linked = await linkLayers(project, flavour, plugins, all, used);
  const coreKeys = [...(used.get(CORE_LAYER) ?? [])].toSorted();
  const entry = await linkEntry(project, flavour, plugins, all, coreKeys);
  refuseStrays(entry, all);
  const files = await Promise.all(linked.map((one) => finishLayer(one, project, coreKeys)));
  const { renamed, withNames, nameOf } = renameFiles(new Map(files.map((file) => [file.name, file])));
  const text = withNames(entry.output.text);
  const lists = [entry, ...linked.filter(({ output }) => output.roots.includes(project.further))];
  const foundIn = ({ output, found }) =>
    found.map(({ importer, target }) => ({
      importer,
      target,
      list: nameOf(output.name),
      file: nameOf(`${all.layers.get(target)}.js`),
    }));
  return {
    outputs: [
      { ...entry.output, text, lazy: entry.output.lazy.map(nameOf) },
      ...renamed.map((file) => finishDoor(file, project.doors)),
    ],
    lazyImports: lists.flatMap(foundIn),
    unnamed: all.unnamed,
    metafiles: [entry.metafile, ...linked.map(({ metafile }) => metafile)],
  };
}
