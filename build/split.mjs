import { basename, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { readPurity } from './bare-imports.mjs';
import { corePlugin, lazyPlugin } from './core-plugin.mjs';
import { scriptOptions } from './flavours.mjs';
import { readOutputs } from './graph.mjs';
import { createKeys, CORE_REGISTRY } from './names.mjs';
import { takeFromCore, usedKeys } from './core-imports.mjs';
import { regroup } from './regroup.mjs';

/*
 * Left to itself, esbuild cuts a shared chunk for every subset of lazy modules that share a file: with many islands
 * the entry falls into dozens of files. So the entry is one bundle, built apart, and chunks take what it holds
 * from a global that it fills. A global and not `import './archipel.js'`, because servers like to add a query
 * to the address in the page (archipel.js?v=1), and to a browser that is another module: everything would run twice.
 */

// A chunk of another version must fail to load, and be reported, rather than run with holes.
const guarded = (fields) => `new Proxy({ ${fields.join(', ')} }, { get(held, key) {
  if (key in held) return held[key];
  throw new Error('Archipel: chunk of another version');
} })`;

/** The entry's source: the composition root, and what chunks ask for. */
function entrySource(project, keys, used) {
  const wanted = [...used].map((key, index) => ({ key, local: `core${index}`, ...keys.exportOf(key) }));
  const imports = wanted.map(
    ({ path, name, local }) => `import { ${name} as ${local} } from ${JSON.stringify(`./${path}`)};`,
  );
  const fields = wanted.map(({ key, local }) => `${key}: ${local}`);
  const root = JSON.stringify(`./${relative(project.root, project.entry)}`);
  return `export * from ${root};\n${imports.join('\n')}\n${CORE_REGISTRY} ??= ${guarded(fields)};`;
}

async function buildEntry(project, flavour, plugins, { keys, used, files }) {
  const found = [];
  const fileOf = (path) => files.get(path);
  const result = await esbuild.build({
    ...scriptOptions(project, flavour),
    stdin: { contents: entrySource(project, keys, used), resolveDir: project.root },
    entryNames: 'archipel',
    plugins: [lazyPlugin(fileOf, found), ...plugins],
  });
  const [output] = readOutputs(project.root, result);
  return { output: { ...output, name: 'archipel.js' }, found, metafile: result.metafile };
}

/** Which names the entry's modules export, re-exports included. */
async function listExports(project, flavour, plugins, paths) {
  if (paths.length === 0) return new Map();
  const { metafile } = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: paths,
    splitting: true,
    plugins: [lazyPlugin(() => undefined, []), ...plugins],
  });
  const commonJs = Object.entries(metafile.inputs).find(([, input]) => input.format === 'cjs');
  if (commonJs) throw new Error(`The entry holds ${commonJs[0]}, which is CommonJS: import it lazily.`);
  const outputs = readOutputs(project.root, { metafile, outputFiles: [] });
  return new Map(outputs.filter((one) => one.entryPoint).map((one) => [one.entryPoint, one.exports]));
}

async function buildChunks(project, flavour, plugins, { targets, exportsOf, keys }) {
  if (targets.length === 0) return { outputs: [], metafile: { inputs: {}, outputs: {} } };
  const names = '[name]-[hash]';
  const result = await esbuild.build({
    ...scriptOptions(project, flavour),
    entryPoints: targets,
    splitting: true,
    entryNames: names,
    chunkNames: names,
    plugins: [corePlugin({ exportsOf, keys }), ...plugins],
  });
  return { outputs: readOutputs(project.root, result), metafile: result.metafile };
}

const fileByEntryPoint = (outputs) =>
  new Map(outputs.filter((one) => one.entryPoint).map((one) => [one.entryPoint, one.name]));

/** Adds to a set; tells whether that was news. */
function grow(set, items) {
  const size = set.size;
  items.forEach((item) => set.add(item));
  return set.size > size;
}

/**
 * Builds the chunks. What they ask of the entry can pull further modules into it, so this goes round until the
 * entry's modules are the ones that the chunks were told of.
 */
async function settleChunks(project, flavour, plugins, keys) {
  const core = new Set();
  const lazy = new Set([...project.doors, project.adapter].filter(Boolean));
  const absorb = ({ output, found }) =>
    [
      grow(core, output.inputs),
      grow(
        lazy,
        found.map(({ target }) => target),
      ),
    ].includes(true);
  absorb(await buildEntry(project, flavour, plugins, { keys, used: [], files: new Map() }));
  for (;;) {
    const exportsOf = await listExports(project, flavour, plugins, [...core]);
    const chunks = await buildChunks(project, flavour, plugins, { targets: [...lazy], exportsOf, keys });
    const used = usedBy(chunks.outputs);
    const entry = await buildEntry(project, flavour, plugins, { keys, used, files: new Map() });
    if (!absorb(entry)) return chunks;
  }
}

const usedBy = (outputs) => new Set(outputs.flatMap(({ text }) => usedKeys(text)).toSorted());

// As an entry point of its own the React adapter keeps the framework apart from the kit, in a file that seldom changes.
const withoutFacade = (outputs, adapter) =>
  outputs.filter(({ entryPoint }) => !adapter || entryPoint !== adapter);

/** Builds the entry as one file, and everything lazy as chunks of it. */
export async function splitScripts(project, flavour, plugins) {
  const keys = createKeys(project.root);
  const { outputs, metafile } = await settleChunks(project, flavour, plugins, keys);
  const found = withoutFacade(outputs, project.adapter);
  const chunks = await regroup(
    found,
    scriptOptions(project, flavour),
    project.doors,
    readPurity(project.root),
  );
  const files = fileByEntryPoint(chunks);
  const entry = await buildEntry(project, flavour, plugins, { keys, used: usedBy(chunks), files });
  return {
    outputs: [entry.output, ...chunks.map((chunk) => finishChunk(chunk, project.doors))],
    lazyImports: entry.found.map(({ importer, target }) => ({ importer, file: files.get(target) })),
    metafiles: [entry.metafile, metafile],
  };
}

// An author's module may run before the page's own script, so its doors bring the entry along.
function finishChunk(chunk, doors) {
  const text = takeFromCore(chunk.text);
  if (!doors.includes(chunk.entryPoint)) return { ...chunk, text };
  const name = `${basename(chunk.entryPoint, '.ts')}.js`;
  const imports = ['archipel.js', ...chunk.imports];
  return { ...chunk, name, imports, isDoor: true, text: `import"./archipel.js";${text}` };
}
