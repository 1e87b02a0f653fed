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

/** Lazily loaded modules that are no islands, each with the layer of the build that contains it. */
const OTHERS = {
  'runtime/islands/run-island.ts': 'mount',
  'runtime/navigation/travel.ts': 'page',
  'runtime/html/preserve.ts': 'base',
  'runtime/page/loader.ts': 'mount',
  'validation/engine/service.ts': 'validation',
  'islands/consent/consent-mode.ts': 'consent',
  'islands/further.ts': 'further',
};

/** Returns the layer of the build that contains a lazily imported module. */
function fileOf(target, importer) {
  const { islands } = readManifest('preact');
  const [folder, name, file] = relative(ROOT, importer).split(sep);
  if (folder === 'islands' && file === 'index.ts' && islands[name]) return layerOf(islands[name].js);
  return OTHERS[relative(ROOT, target).split(sep).join('/')];
}

/** Bundles the lazy imports that the page has loaded; all others stay external. */
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
 * Bundles the scripts that a page loads before the first interaction into one file.
 *
 * @param files The product's scripts that the page has loaded.
 * @returns The file, compressed with brotli.
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
