import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './packed.mjs';

/** Licences of packages whose code is in the built files. */
export const BUNDLED_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'];

/** Packages in the built files with another licence, and why. */
export const BUNDLED_EXCEPTIONS = {
  'axe-core': 'MPL-2.0: `archipel crawl` sends the unchanged file to a page, with its licence in it.',
  'react-leaflet': 'Hippocratic-2.1: `copy --without map-leaflet` leaves it out.',
  '@react-leaflet/core': 'Hippocratic-2.1: as react-leaflet.',
};

/** Further licences of tools that build and test; none of their code is in the package. */
export const TOOL_LICENCES = [
  ...BUNDLED_LICENCES,
  'BlueOak-1.0.0',
  'Python-2.0',
  'PSF-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Zlib',
];

/** Tools with another licence, and why. */
export const TOOL_EXCEPTIONS = {
  ...BUNDLED_EXCEPTIONS,
  htmx4: 'BSD-0-Clause is the older name of 0BSD; the benchmarks compare with htmx.',
  'jquery-ajax-unobtrusive': 'Apache-2.0 at its address; the benchmarks compare with it.',
  'jquery-validation-unobtrusive': 'MIT at its address; the benchmarks compare with it.',
};

/** Packages that run a script when they are installed, and why that is needed. */
export const INSTALL_SCRIPTS = {
  esbuild:
    'Checks the binary of this machine, which is a package of its own with a checksum in the lockfile.',
  msw2: 'Copies its worker only where a project has named a folder for it; nothing here has.',
  '@parcel/watcher': 'Compiles only where no binary package fits; the benchmarks use it through parcel.',
};

/** Lockfiles of the repository: the library's, and that of the benchmarks. */
export const LOCKED = ['.', 'bench'];

export const readJson = (...path) => JSON.parse(readFileSync(join(repository, ...path), 'utf8'));

/** Returns the packages of a lockfile with their folders and names. */
export const lockedPackages = (folder) =>
  Object.entries(readJson(folder, 'package-lock.json').packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.split('node_modules/').at(-1) }));

/**
 * True when a licence expression needs only allowed licences: one side of `OR`, both sides of `AND`.
 *
 * @param expression SPDX expression without nested brackets.
 */
export function isAllowed(expression, allowed) {
  const bare = (expression ?? '').replace(/[()]/g, '');
  return bare.split(/ or /i).some((side) => side.split(/ and /i).every((name) => allowed.includes(name)));
}
