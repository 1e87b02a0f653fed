import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { scriptOptions } from '../../build/flavours.mjs';
import { islandCssPlugin } from '../../build/island-css.mjs';
import { describeProject } from '../../build/project.mjs';
import { shrinkScript } from '../../build/shrink.mjs';
import { sinkPlugin } from '../../build/sinks.mjs';
import { layerOf, readManifest } from '../support/product.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** Modules that are loaded lazily without being an island's, by the file of the product that holds them. */
const OTHERS = {
  'runtime/islands/run-island.ts': 'mount',
  'runtime/navigation/travel.ts': 'page',
  'runtime/html/preserve.ts': 'keep',
  'validation/engine/service.ts': 'validation',
  'islands/consent/consent-mode.ts': 'tags',
  'islands/further.ts': 'further',
};

/** Which file of the product holds what a module imports lazily. */
function fileOf(target, importer) {
  const { islands } = readManifest('preact');
  const [folder, name, file] = relative(ROOT, importer).split(sep);
  if (folder === 'islands' && file === 'index.ts' && islands[name]) return layerOf(islands[name].js);
  return OTHERS[relative(ROOT, target).split(sep).join('/')];
}

/** What the page has loaded comes with the file, all else stays out of it. */
const onlyLoaded = (loaded) => ({
  name: 'only-loaded',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ kind, path, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'asked') return undefined;
      const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: 'asked' });
      if (loaded.includes(fileOf(found.path, importer))) return found;
      return { path: './later.js', external: true };
    });
  },
});

/**
 * Bundles what a page loads before it is used as anybody would do it who knew the page: entry and islands in one file.
 *
 * @param files The product's scripts that the page has loaded.
 * @returns The file, as it is sent.
 */
export async function bundleOneFile(files) {
  const project = describeProject({ root: ROOT });
  const { outputFiles } = await esbuild.build({
    ...scriptOptions(project, 'preact'),
    entryPoints: [project.entry],
    plugins: [
      onlyLoaded(files.map(layerOf).filter(Boolean)),
      islandCssPlugin(project, new Map()),
      sinkPlugin(project),
    ],
  });
  return brotliCompressSync(await shrinkScript(outputFiles[0].text));
}
