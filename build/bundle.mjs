import * as esbuild from 'esbuild';
import { refuseCycles } from './graph.mjs';
import { islandCssPlugin, readStyles, styleOptions } from './island-css.mjs';
import { aheadOf } from './linker/ahead.mjs';
import { acceptAhead, acceptFolder, retryFiles } from './linker/retry.mjs';
import { shrinkScript } from './shrink.mjs';
import { patchPlugin } from './patches.mjs';
import { refuseSinks } from './sink-check.mjs';
import { sinkPlugin } from './sinks.mjs';
import { splitScripts } from './linker/index.mjs';
import { buildWorker, workerPlugin } from './workers.mjs';

/** A stylesheet that pages link themselves, built apart from the scripts so that no lazy stylesheet lands in it. */
async function buildStylesheet(project, path, name) {
  if (!path) return undefined;
  const entryPoints = [path];
  return {
    ...readStyles(await esbuild.build({ ...styleOptions(project), entryPoints })),
    name,
  };
}

/** What somebody reads who follows the browser's complaint about `import.meta` outside a module to its place. */
const TAG = '/* <script type="module"> */\n';

// The lists of definitions ask for all that a lazily loaded file needs at once, so that no file waits for another to name it.
async function scriptText({ name, text, roots }, ahead, { dev, further }) {
  if (roots?.includes(further)) return acceptAhead(text, ahead);
  if (name !== 'archipel.js') return acceptFolder(text);
  const whole = acceptAhead(text, ahead);
  return TAG + (dev ? whole : await shrinkScript(whole));
}

async function contentsOf(project, outputs, sheets, worker) {
  const chunks = outputs.filter(({ name, isDoor }) => name !== 'archipel.js' && !isDoor);
  const ahead = aheadOf(outputs);
  const scripts = await Promise.all(
    outputs.map(async (one) => [one.name, Buffer.from(await scriptText(one, ahead, project))]),
  );
  const copies = retryFiles(chunks).map(({ name, text }) => [name, Buffer.from(text)]);
  const styles = sheets.map(({ name, text }) => [name, Buffer.from(text)]);
  const assets = sheets.flatMap((sheet) => sheet.assets).map(({ name, content }) => [name, content]);
  const workers = worker ? [[worker.name, Buffer.from(worker.text)]] : [];
  return new Map([...scripts, ...copies, ...styles, ...assets, ...workers]);
}

/**
 * Builds one flavour, in memory.
 *
 * @returns Its files by name, its scripts with their neighbours and sources, and its stylesheets.
 */
export async function bundleFlavour(project, flavour) {
  const sheets = new Map();
  const worker = await buildWorker(project, flavour);
  const plugins = [
    islandCssPlugin(project, sheets),
    sinkPlugin(project),
    patchPlugin,

    ...(worker ? [workerPlugin(worker)] : []),
  ];
  const [split, stylesheet, look] = await Promise.all([
    splitScripts(project, flavour, plugins),
    buildStylesheet(project, project.stylesheet, 'archipel.css'),
    buildStylesheet(project, project.look, 'archipel-look.css'),
  ]);
  const scripts = new Map(split.outputs.map((one) => [one.name, one]));
  refuseCycles(scripts);
  await refuseSinks(split.outputs, project);
  const all = [...sheets.values(), stylesheet, look].filter(Boolean);
  return {
    flavour,
    scripts,
    sheets,
    stylesheet,
    look,
    lazyImports: split.lazyImports,
    unnamed: split.unnamed,
    files: await contentsOf(project, split.outputs, all, worker),
    metafiles: [...split.metafiles, ...all.map(({ metafile }) => metafile)],
  };
}
