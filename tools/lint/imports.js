/*
 * Imports between layers: runtime, then validation and stores, then the kit, then islands. Each rule explains
 * its error.
 */

const LACKED = 'preact/compat lacks it (a default import defeats tree shaking).';

/** Exports of React that preact/compat lacks. */
const paths = [
  {
    name: 'react',
    importNames: [
      'Activity',
      'ViewTransition',
      'useActionState',
      'useOptimistic',
      'cache',
      'Profiler',
      'act',
      'captureOwnerStack',
      'default',
    ],
    message: LACKED,
  },
  {
    name: 'react-dom',
    importNames: [
      'preload',
      'preinit',
      'preconnect',
      'prefetchDNS',
      'preloadModule',
      'preinitModule',
      'useFormStatus',
      'useFormState',
      'requestFormReset',
      'default',
    ],
    message: LACKED,
  },
];

/** Builds an expression for package names other than this one: the linter's expressions have no lookahead. */
const isNot = (name) =>
  [...name].reduceRight((rest, letter) => `([^${letter}]|$)|${letter}(${rest})`, '[^/]');

const restrict = (...patterns) => ['error', { patterns }];
const restrictInViews = (...patterns) => ['error', { paths, patterns: [noPreact, ...patterns] }];

const noPreact = { regex: '^preact', message: 'Write React; the build makes preact of it.' };

const NAME_THE_LAYER =
  'Name the layer: #runtime, #validation, #stores or #kit, if this layer may use it at all (see docs: who may import whom).';

const noClimb = {
  regex: '^(\\.\\./)+(runtime|validation|stores|islands|styles|demo|e2e|test|bench|build|dist)(/|$)',
  message: NAME_THE_LAYER,
};

// The runtime has an `islands` folder of its own.
const noClimbFromRuntime = [
  {
    regex: '^(\\.\\./)+(runtime|validation|stores|styles|demo|e2e|test|bench|build|dist)(/|$)',
    message: NAME_THE_LAYER,
  },
  { regex: '^((\\.\\./){2,}islands|(\\.\\./)+islands/(archipel|authoring|kit/))', message: NAME_THE_LAYER },
];

/** Folders of the kit have one entry point, `#kit/dialog`; a single file is its own, `#kit/money.ts`. */
const noPrivateModule = {
  regex: '^#kit/[a-z0-9-]+/',
  message: "Import the folder's entry point: #kit/dialog, not #kit/dialog/create-dialog.ts.",
};

const noOther = (layers, message) => ({ regex: `^#(${layers})(/|$)`, message });

/** For all files without a rule of their own. */
export const anywhere = restrictInViews();

export const runtime = restrict(
  ...noClimbFromRuntime,
  noOther('validation|stores|kit', 'The runtime knows no other layer.'),
  {
    regex: '^([^.#/~]|~[^/])',
    message: 'The runtime and the stores know no view library; only runtime/islands/react.tsx does.',
  },
);

export const adapter = restrictInViews(
  ...noClimbFromRuntime,
  noOther('validation|stores|kit', 'The runtime knows no other layer.'),
  {
    regex: `^([^.#/r]|r(([^e]|$)|e(([^a]|$)|a(([^c]|$)|c(([^t]|$)|t([^/\\-]|-(${isNot('dom')})))))))`,
    message: 'The adapter knows React and nothing else.',
  },
);

export const validation = restrict(noClimb, noOther('stores|kit', 'Validation knows the runtime alone.'), {
  regex: '^(react|preact|@?nanostores)',
  message: 'Validation knows neither views nor stores.',
});

export const stores = restrict(noClimb, noOther('validation|kit', 'Stores know the runtime alone.'), {
  regex: `^([^.#/nv]|n(${isNot('anostores')})|v(${isNot('alibot')}))`,
  message: 'Stores are nanostores, checked by valibot; nothing else.',
});

export const island = restrictInViews(noPrivateModule, {
  regex: '^\\.\\.',
  message: 'Islands never import each other: meet in a store, or in the kit (#kit/…).',
});

export const kit = restrictInViews(noPrivateModule, {
  regex: '^\\.\\.',
  message: 'The kit knows no island; layers and rooms have names (#runtime/…, #kit/…).',
});

export const definition = restrict({
  regex: '^(\\.\\.|#(validation|stores|kit)|[a-z@])',
  message: 'A definition is part of every page: it imports #runtime alone, and its view lazily.',
});

/** For the entry points of the build. */
export const entry = restrictInViews(noPrivateModule);

const noLinkerModule = {
  regex: `(^|/)linker/(${isNot('index.mjs')})`,
  message: 'The linker has one public function: linkScripts in build/linker/index.mjs.',
};

export const build = restrict(noLinkerModule);

export const outside = restrict(
  {
    regex: '^#|^(\\.\\./)+(runtime|validation|stores|islands)(/|$)',
    message: 'Only built files are used here: dist/ and the pages.',
  },
  noLinkerModule,
);
