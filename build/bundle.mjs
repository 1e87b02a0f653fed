import * as esbuild from 'esbuild';
import { refuseCycles } from './graph.mjs';
import { islandCssPlugin, readStyles, styleOptions } from './island-css.mjs';
import { acceptFolder, retryFiles } from './retry.mjs';
import { shrinkScript } from './shrink.mjs';
import { refuseSinks } from './sink-check.mjs';
import { sinkPlugin } from './sinks.mjs';
import { splitScripts } from './split.mjs';
import { buildWorker, workerPlugin } from './workers.mjs';

/** The stylesheet of every page, built apart from the scripts so that no lazy stylesheet lands in it. */
async function buildStylesheet(project) {
  if (!project.stylesheet) return undefined;
  const entryPoints = [project.stylesheet];
  return {
    ...readStyles(await esbuild.build({ ...styleOptions(project), entryPoints })),
    name: 'archipel.css',
  };
}

async function scriptText({ name, text }, { dev }) {
  const whole = acceptFolder(text);
  return name === 'archipel.js' && !dev ? shrinkScript(whole) : whole;
}

async function contentsOf(project, outputs, sheets, worker) {
  const chunks = outputs.filter(({ name, isDoor }) => name !== 'archipel.js' && !isDoor);
  const scripts = await Promise.all(
    outputs.map(async (one) => [one.name, Buffer.from(await scriptText(one, project))]),
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
    ...(worker ? [workerPlugin(worker)] : []),
  ];
  const [split, stylesheet] = await Promise.all([
    splitScripts(project, flavour, plugins),
    buildStylesheet(project),
  ]);
  const scripts = new Map(split.outputs.map((one) => [one.name, one]));
  refuseCycles(scripts);
  await refuseSinks(split.outputs, project);
  const all = [...sheets.values(), ...(stylesheet ? [stylesheet] : [])];
  return {
    flavour,
    scripts,
    sheets,
    stylesheet,
    lazyImports: split.lazyImports,
    files: await contentsOf(project, split.outputs, all, worker),
    metafiles: [...split.metafiles, ...all.map(({ metafile }) => metafile)],
  };
}
