import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BENCH = join(ROOT, 'bench');
const require = createRequire(import.meta.url);

export const FLAVOURS = ['preact', 'react'];

const distOf = (flavour) => join(ROOT, 'dist', flavour);
const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: 'inherit' });

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

// An alias ends in the version, too: `npm:NAME@VERSION`.
function isInstalled([name, wanted]) {
  const file = join(BENCH, 'node_modules', name, 'package.json');
  return existsSync(file) && readJson(file).version === wanted.split('@').at(-1);
}

/**
 * Installs what is compared with, in the versions of the lock file; it never weighs on the product's own install. Not
 * by `npm ci`: that refuses a lock file without the packages of platforms that nobody here has.
 */
export function installPeers() {
  if (Object.entries(readJson(join(BENCH, 'package.json')).dependencies).every(isInstalled)) return;
  run('npm', ['install', '--no-save'], BENCH);
}

/** Builds the product where it was not built yet. */
export function buildProduct() {
  if (FLAVOURS.every((flavour) => existsSync(join(distOf(flavour), 'archipel.js')))) return;
  run(process.execPath, ['build.mjs', '--no-budgets', '--no-types'], ROOT);
}

/** The built files of a flavour that lie beside its entry, by name. */
export function readProduct(flavour) {
  const folder = distOf(flavour);
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** A built file's name without its hash and its ending: that of its layer. */
export const layerOf = (file) => /^(.*)-[\da-f]+\.\w+$/.exec(file)?.[1];

/**
 * The built files of some layers.
 *
 * @param layers Their names.
 * @param ending Of which kind they are, `js` or `css`; both if it is left out.
 * @throws {Error} When a layer has no script: the build has changed, and nothing would be measured.
 */
export function filesOfLayers(layers, ending = '') {
  const found = [...readProduct('preact')].filter(([file]) => layers.includes(layerOf(file)));
  const missing = layers.filter(
    (layer) => !found.some(([file]) => layerOf(file) === layer && file.endsWith('js')),
  );
  if (missing.length > 0)
    throw new Error(`The build has no script ${missing.join(', ')}: see build/linker/layers.mjs.`);
  return found.filter(([file]) => file.endsWith(ending));
}

/** The build's own list of a flavour's files and what each imports. */
export function readManifest(flavour) {
  return readJson(join(distOf(flavour), 'manifest.json'));
}

/** The exact version of an installed package. */
export function versionOf(name) {
  const folders = require.resolve.paths(name).map((folder) => join(folder, name, 'package.json'));
  return readJson(folders.find(existsSync)).version;
}

/** The product's version, with that of the build that was measured. */
export function productVersion() {
  const { version } = readJson(join(ROOT, 'package.json'));
  return `${version} (${readManifest('preact').version})`;
}
