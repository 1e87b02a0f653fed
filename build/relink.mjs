import * as esbuild from 'esbuild';
import { parse } from 'es-module-lexer';
import { CORE } from './names.mjs';
import { pairsOf } from './core-imports.mjs';
import { edit, scanImports } from './scan.mjs';

const chunkName = (specifier) => specifier.replace(/^\.\//, '');

/** Local names of a chunk that are only the entry's, passed on. */
function coreLocals(text) {
  const found = scanImports(text).filter(({ specifier }) => specifier === CORE);
  return new Map(found.flatMap((one) => pairsOf(text, one)).map(([key, local = key]) => [local, key]));
}

/** Per chunk, which of its exports are the entry's: who imports them can ask the entry itself. */
function passedOn(chunk) {
  const locals = coreLocals(chunk.text);
  const [, exports] = parse(chunk.text);
  return new Map(exports.filter(({ ln }) => locals.has(ln)).map(({ n, ln }) => [n, locals.get(ln)]));
}

const importOf = (pairs, from) =>
  `import{${pairs.map(([name, local]) => `${name} as ${local}`).join(',')}}from${JSON.stringify(from)};`;

/** Who is where: the group of each chunk, what it passes on, and what others ask of it. */
function indexGroups(groups) {
  const chunks = groups.flat();
  const groupOf = new Map(groups.flatMap((group) => group.map(({ name }) => [name, group])));
  return {
    groupOf,
    passed: new Map(chunks.map((chunk) => [chunk.name, passedOn(chunk)])),
    wanted: new Map(chunks.map((chunk) => [chunk.name, new Set()])),
    fileOf: (chunk) => groupOf.get(chunk)[0].name,
    exportName(chunk, name) {
      const group = groupOf.get(chunk);
      return group.length === 1 ? name : `${name}$${group.findIndex((one) => one.name === chunk)}`;
    },
  };
}

/** One import statement of a chunk, as it must be once files are put together. */
function relinked(text, found, group, { groupOf, passed, wanted, fileOf, exportName }) {
  const target = chunkName(found.specifier);
  const isInside = groupOf.get(target) === group;
  const core = [];
  const named = [];
  for (const [name, local = name] of pairsOf(text, found)) {
    const key = passed.get(target).get(name);
    if (key) core.push([key, local]);
    else if (isInside) named.push([name, local]);
    else {
      wanted.get(target).add(name);
      named.push([exportName(target, name), local]);
    }
  }
  const specifier = `./${isInside ? target : fileOf(target)}`;
  const rest = named.length > 0 ? importOf(named, specifier) : `import${JSON.stringify(specifier)};`;
  return core.length > 0 ? importOf(core, CORE) + rest : rest;
}

function rewritten({ text }, group, index) {
  const own = scanImports(text).filter((one) => one.kind === 'static' && one.specifier !== CORE);
  const edits = own.map((found) => ({
    start: found.start,
    end: found.end,
    text: relinked(text, found, group, index),
  }));
  return edit(text, edits);
}

/** What a file exports: a root everything, a shared chunk what others ask for. */
function doorOf(group, { wanted, exportName }) {
  const doors = group.map(({ name, entryPoint, exports }) => {
    const names = entryPoint ? exports : [...wanted.get(name)].toSorted();
    return reExport(
      name,
      names.map((one) => [one, entryPoint ? one : exportName(name, one)]),
    );
  });
  return doors.join('');
}

/**
 * Puts the chunks of each group into one file. Names between files stay what they were, with the number of their
 * chunk where several chunks share a file.
 */
export function createLinker(groups) {
  const index = indexGroups(groups);
  const textsOf = (group) => group.map((chunk) => [chunk.name, rewritten(chunk, group, index)]);
  const texts = new Map(groups.flatMap(textsOf));
  return { texts, doorOf: (group) => doorOf(group, index) };
}

const reExport = (chunk, pairs) =>
  `export{${pairs.map(([name, as]) => `${name} as ${as}`).join(',')}}from${JSON.stringify(`./${chunk}`)};`;

function chunkPlugin(group, texts) {
  const own = new Set(group.map(({ name }) => name));
  return {
    name: 'archipel-chunks',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (path === CORE) return { path, external: true, sideEffects: false };
        const name = chunkName(path);
        if (kind !== 'dynamic-import' && own.has(name)) return { path: name, namespace: 'chunk' };
        return { path, external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => ({
        contents: texts.get(path),
        loader: 'js',
      }));
    },
  };
}

/** Builds the file of one group. */
export async function linkGroup(group, { texts, doorOf }, options) {
  const { outputFiles } = await esbuild.build({
    ...options,
    stdin: { contents: doorOf(group), resolveDir: options.absWorkingDir },
    metafile: false,
    splitting: false,
    plugins: [chunkPlugin(group, texts)],
  });
  return outputFiles[0].text;
}
