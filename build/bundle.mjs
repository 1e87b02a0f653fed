import * as esbuild from 'esbuild';
import { islandCssPlugin, readStyles, styleOptions } from './island-css.mjs';
import { linkScripts } from './linker/index.mjs';
import { rejectSinks } from './sink-check.mjs';
import { sinkPlugin } from './sinks.mjs';
import { buildWorker, workerPlugin } from './workers.mjs';

/** Builds a stylesheet that pages link themselves; lazily loaded sheets are not part of it. */
async function buildStylesheet(project, path, name) {
  if (!path) return undefined;
  const entryPoints = [path];
  return {
    ...readStyles(await esbuild.build({ ...styleOptions(project), entryPoints })),
    name,
  };
}

/** Returns the contents of all files by name. */
function contentsOf({ scripts, copies }, sheets, worker) {
  const texts = [...scripts, ...copies, ...sheets, ...(worker ? [worker] : [])];
  const assets = sheets.flatMap((sheet) => sheet.assets).map(({ name, content }) => [name, content]);
  return new Map([...texts.map(({ name, text }) => [name, Buffer.from(text)]), ...assets]);
}

/**
 * Builds one flavour, in memory.
 *
 * @returns Its files by name, its scripts with their imports and sources, and its stylesheets.
 */
export async function bundleFlavour(project, flavour) {
  const sheets = new Map();
  const worker = await buildWorker(project, flavour);
  const plugins = [
    islandCssPlugin(project, sheets),
    sinkPlugin(project),
    ...(worker ? [workerPlugin(worker)] : []),
  ];
  const [linked, stylesheet, look] = await Promise.all([
    linkScripts(project, flavour, plugins),
    buildStylesheet(project, project.stylesheet, 'archipel.css'),
    buildStylesheet(project, project.look, 'archipel-look.css'),
  ]);
  await rejectSinks(linked.scripts, project);
  const all = [...sheets.values(), stylesheet, look].filter(Boolean);
  return {
    flavour,
    scripts: new Map(linked.scripts.map((one) => [one.name, one])),
    sheets,
    stylesheet,
    look,
    lazyImports: linked.lazyImports,
    unnamed: linked.unnamed,
    files: contentsOf(linked, all, worker),
    metafiles: [...linked.metafiles, ...all.map(({ metafile }) => metafile)],
  };
}
