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

/**
 * Puts the chunks of each group into one file. Names between files stay what they were, with the number of their
 * chunk where two chunks share a file.
 */
export function createLinker(groups) {
  const groupOf = new Map(groups.flatMap((group) => group.map(({ name }) => [name, group])));
  const passed = new Map(groups.flat().map((chunk) => [chunk.name, passedOn(chunk)]));
  const wanted = new Map(groups.flat().map((chunk) => [chunk.name, new Set()]));

  const exportName = (chunk, name) => {
    const group = groupOf.get(chunk);
    return group.length === 1 ? name : `${name}$${group.findIndex((one) => one.name === chunk)}`;
  };
  const fileOf = (chunk) => groupOf.get(chunk)[0].name;

  /** One import statement of a chunk, as it must be once files are put together. */
  function relinked(text, found, group) {
    const target = chunkName(found.specifier);
    const pairs = pairsOf(text, found).map(([name, local = name]) => [name, local]);
    const fromCore = pairs.filter(([name]) => passed.get(target).has(name));
    const fromChunk = pairs.filter(([name]) => !passed.get(target).has(name));
    const core = fromCore.map(([name, local]) => [passed.get(target).get(name), local]);
    const inside = groupOf.get(target) === group;
    if (!inside) fromChunk.forEach(([name]) => wanted.get(target).add(name));
    const named = fromChunk.map(([name, local]) => [inside ? name : exportName(target, name), local]);
    const specifier = `./${inside ? target : fileOf(target)}`;
    const rest = named.length > 0 ? importOf(named, specifier) : `import${JSON.stringify(specifier)};`;
    return core.length > 0 ? importOf(core, CORE) + rest : rest;
  }

  function rewritten(chunk, group) {
    const own = scanImports(chunk.text).filter((one) => one.kind === 'static' && one.specifier !== CORE);
    const edits = own.map((found) => ({
      start: found.start,
      end: found.end,
      text: relinked(chunk.text, found, group),
    }));
    return edit(chunk.text, edits);
  }

  return {
    texts: new Map(groups.flatMap((group) => group.map((chunk) => [chunk.name, rewritten(chunk, group)]))),
    /** What a file exports: a root everything, a shared chunk what others ask for. */
    doorOf(group) {
      const [first] = group;
      if (first.entryPoint)
        return reExport(
          first.name,
          first.exports.map((name) => [name, name]),
        );
      return group
        .map(({ name }) =>
          reExport(
            name,
            [...wanted.get(name)].toSorted().map((one) => [one, exportName(name, one)]),
          ),
        )
        .join('');
    },
  };
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
