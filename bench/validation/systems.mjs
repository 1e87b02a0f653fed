import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, readProduct } from '../support/product.mjs';

const PACKAGES = join(import.meta.dirname, '../node_modules');

const BASE = '/archipel/';

/** The name of the reference that all others are compared with. */
export const OURS = 'Archipel';

const shipped = (names) => ({
  files: names.map((name) => [`/shipped/${name}`, readFileSync(join(PACKAGES, name))]),
  scripts: names.map((name) => ({ src: `/shipped/${name}`, type: 'text/javascript' })),
  modules: [],
});

function ours() {
  const { js, rules } = readManifest('preact').validation;
  return {
    files: [...readProduct('preact')].map(([name, bytes]) => [BASE + name, bytes]),
    scripts: [{ src: `${BASE}archipel.js`, type: 'module' }],
    // Modules that the manifest lists for pages with rules.
    modules: [js, ...rules].map((name) => BASE + name),
  };
}

/** The name of the floor: the minimum that every system needs. */
export const FLOOR = 'raw';

/** Returns an empty script: the page's own one does all the work. */
const nothing = () => ({
  files: [['/shipped/nothing.js', '']],
  scripts: [{ src: '/shipped/nothing.js', type: 'text/javascript' }],
  modules: [],
});

/** The systems of the bench: `module` is the script in browser/, `prepare` returns the published files. */
const SYSTEMS = [
  { name: FLOOR, module: 'raw', prepare: nothing },
  { name: OURS, module: 'archipel', prepare: ours },
  {
    name: 'jQuery Validation, unobtrusive',
    module: 'jquery',
    prepare: () =>
      shipped([
        'jquery/dist/jquery.min.js',
        'jquery-validation/dist/jquery.validate.min.js',
        'jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js',
      ]),
  },
  {
    name: 'aspnet-client-validation',
    module: 'aspnet',
    prepare: () => shipped(['aspnet-client-validation/dist/aspnet-validation.min.js']),
  },
];

/** Returns the systems whose name matches, with their files. */
export const prepareSystems = (only) =>
  SYSTEMS.filter(({ name }) => only.test(name)).map(({ prepare, ...system }) => ({
    ...system,
    ...prepare(),
  }));
