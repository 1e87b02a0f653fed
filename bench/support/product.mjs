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

// Versions of an alias come last too: `npm:NAME@VERSION`.
function isInstalled([name, version]) {
  const file = join(BENCH, 'node_modules', name, 'package.json');
  return existsSync(file) && readJson(file).version === version.split('@').at(-1);
}

/**
 * Installs the compared packages in the versions of the lock file, apart from the product's own packages.
 * `npm ci` would reject this lock file, because it lacks optional packages of other platforms.
 */
export function installPeers() {
  if (Object.entries(readJson(join(BENCH, 'package.json')).dependencies).every(isInstalled)) return;
  run('npm', ['install', '--no-save'], BENCH);
}

/** Builds the product unless it is built already. */
export function buildProduct() {
  if (FLAVOURS.every((flavour) => existsSync(join(distOf(flavour), 'archipel.js')))) return;
  run(process.execPath, ['build.mjs', '--no-budgets', '--no-types'], ROOT);
}

/** Returns the built files of a flavour in the entry's folder, by name. */
export function readProduct(flavour) {
  const folder = distOf(flavour);
  const names = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Returns the layer of a built file: its name without hash and extension. */
export const layerOf = (file) => /^(.*)-[\da-f]+\.\w+$/.exec(file)?.[1];

/**
 * Returns the built files of some layers.
 *
 * @param layers Their names.
 * @param ending `js` or `css`; both if omitted.
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

/** Reads the build's manifest of a flavour: its files and the imports of each. */
export function readManifest(flavour) {
  return readJson(join(distOf(flavour), 'manifest.json'));
}

/** Returns the exact version of an installed package. */
export function versionOf(name) {
  const folders = require.resolve.paths(name).map((folder) => join(folder, name, 'package.json'));
  return readJson(folders.find(existsSync)).version;
}

/** Returns the product's version, with that of the measured build. */
export function productVersion() {
  const { version } = readJson(join(ROOT, 'package.json'));
  return `${version} (${readManifest('preact').version})`;
}
