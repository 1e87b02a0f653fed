import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { shortHash } from './hash.mjs';

const ASSETS = ['.png', '.jpg', '.webp', '.avif', '.gif', '.svg', '.woff2'];

/** The browsers of the contract, for prefixed properties such as `-webkit-user-select` in Safari. */
const BROWSERS = ['chrome124', 'firefox125', 'safari17.4', 'ios17.4'];

/** Returns the esbuild options for stylesheets. Files in `url()` are copied: a policy may forbid `data:`. */
export function styleOptions(project) {
  return {
    absWorkingDir: project.root,
    outdir: project.out,
    bundle: true,
    write: false,
    metafile: true,
    target: BROWSERS,
    minify: !project.dev,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    assetNames: '[name]-[hash]',
    loader: Object.fromEntries(ASSETS.map((extension) => [extension, 'file'])),
  };
}

/** Separates esbuild's output into the sheet and the files that it needs. */
export function readStyles({ outputFiles, metafile }) {
  const sheet = outputFiles.find((file) => file.path.endsWith('.css'));
  const assets = outputFiles.filter((file) => file !== sheet);
  return {
    text: sheet.text,
    assets: assets.map((file) => ({ name: basename(file.path), content: Buffer.from(file.contents) })),
    metafile,
  };
}

/** Builds one stylesheet, its imports included, in its cascade layer. */
async function buildSheet(project, path) {
  const layer = path.includes('/node_modules/') ? 'archipel.vendor' : 'archipel.islands';
  const contents = `@import ${JSON.stringify(path)} layer(${layer});`;
  const stdin = { contents, loader: 'css', resolveDir: project.root, sourcefile: 'sheet' };
  const sheet = readStyles(await esbuild.build({ ...styleOptions(project), stdin }));
  return { ...sheet, name: `${basename(path, '.css')}-${shortHash(sheet.text)}.css` };
}

/**
 * Builds every stylesheet that a script imports as a separate file, and replaces the import by a call that
 * links it. esbuild alone would collect them all in one file, loaded by every page.
 *
 * @param sheets Receives the sheets, by the path of their source.
 */
export function islandCssPlugin(project, sheets) {
  const linkingModule = async (path) => {
    const sheet = await buildSheet(project, path);
    sheets.set(path, sheet);
    const from = JSON.stringify(project.requireStyle);
    return `import { requireStyle } from ${from};\nrequireStyle(${JSON.stringify(sheet.name)});`;
  };
  return {
    name: 'archipel-island-css',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: await linkingModule(path),
        loader: 'js',
      }));
    },
  };
}
