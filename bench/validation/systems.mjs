import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, readProduct } from '../support/product.mjs';

const PACKAGES = join(import.meta.dirname, '../node_modules');

const BASE = '/archipel/';

/** The name of the reference, to whose times all others are held. */
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
    // What the manifest names for pages with rules.
    modules: [js, ...rules].map((name) => BASE + name),
  };
}

/** The floor: what nobody can do without. */
export const FLOOR = 'raw';

/** An empty script: the page's own one does all. */
const nothing = () => ({
  files: [['/shipped/nothing.js', '']],
  scripts: [{ src: '/shipped/nothing.js', type: 'text/javascript' }],
  modules: [],
});

/** Who takes part: `module` is its script in browser/, the rest are its files as they are shipped. */
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

/** The systems whose name matches, with their files. */
export const prepareSystems = (only) =>
  SYSTEMS.filter(({ name }) => only.test(name)).map(({ prepare, ...system }) => ({
    ...system,
    ...prepare(),
  }));
