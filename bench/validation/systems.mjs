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

/** Archipel without preload links: a server that knows nothing of the manifest. */
const bare = () => ({ ...ours(), hasPreloads: false });

/** The name of the floor: the minimum that every system needs. */
export const FLOOR = 'raw';

/** The browser alone: it marks fields, and shows its own text at the first one. */
const NATIVE = 'native validation';

const JQUERY = 'jQuery Validation, unobtrusive';
export const ASPNET = 'aspnet-client-validation';

/** The peers that do the same: messages in the page, and a summary. */
export const PEERS = [JQUERY, ASPNET];

/** Returns an empty script: the page's own one does all the work. */
const nothing = () => ({
  files: [['/shipped/nothing.js', '']],
  scripts: [{ src: '/shipped/nothing.js', type: 'text/javascript' }],
  modules: [],
});

/**
 * The systems of the bench: `module` is the script in browser/, `markup` the kind of attributes, `shows` what the
 * page shows of an error if not all, `isLoadOnly` a system of which only the load is timed, and `prepare` returns
 * the published files.
 */
const SYSTEMS = [
  { name: FLOOR, module: 'raw', prepare: nothing },
  { name: NATIVE, module: 'native', markup: 'native', shows: 'marks', prepare: nothing },
  { name: OURS, module: 'archipel', prepare: ours },
  { name: `${OURS}, no preload links`, module: 'archipel', isLoadOnly: true, prepare: bare },
  {
    name: JQUERY,
    module: 'jquery',
    prepare: () =>
      shipped([
        'jquery/dist/jquery.min.js',
        'jquery-validation/dist/jquery.validate.min.js',
        'jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js',
      ]),
  },
  {
    name: ASPNET,
    module: 'aspnet',
    prepare: () => shipped(['aspnet-client-validation/dist/aspnet-validation.min.js']),
  },
  {
    name: 'pristine',
    module: 'pristine',
    markup: 'pristine',
    shows: 'messages',
    prepare: () => shipped(['pristinejs/dist/pristine.min.js']),
  },
];

/** Returns the systems whose name matches, with their files. */
export const prepareSystems = (only) =>
  SYSTEMS.filter(({ name }) => only.test(name)).map(({ prepare, ...system }) => ({
    ...system,
    ...prepare(),
  }));
