/*
 * Imports between rooms: runtime, then validation and stores, then the kit, then islands. Each rule names what it rejects.
 */

const LACKED = 'preact/compat lacks it (a default import defeats tree shaking).';

/** What React has and preact does not. */
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

/** Matches names of packages that are not this one: the linter's expressions know no lookahead. */
const isNot = (name) =>
  [...name].reduceRight((rest, letter) => `([^${letter}]|$)|${letter}(${rest})`, '[^/]');

const refuse = (...patterns) => ['error', { patterns }];
const refuseInViews = (...patterns) => ['error', { paths, patterns: [noPreact, ...patterns] }];

const noPreact = { regex: '^preact', message: 'Write React; the build makes preact of it.' };

const NAME_THE_LAYER =
  'Name the layer: #runtime, #validation, #stores or #kit, if this layer may use it at all (see docs: who may import whom).';

const noClimb = {
  regex: '^(\\.\\./)+(runtime|validation|stores|islands|styles|demo|e2e|test|bench|build|dist)(/|$)',
  message: NAME_THE_LAYER,
};

// The runtime has a room of that name, too.
const noClimbFromRuntime = [
  {
    regex: '^(\\.\\./)+(runtime|validation|stores|styles|demo|e2e|test|bench|build|dist)(/|$)',
    message: NAME_THE_LAYER,
  },
  { regex: '^((\\.\\./){2,}islands|(\\.\\./)+islands/(archipel|authoring|kit/))', message: NAME_THE_LAYER },
];

/** A room of the kit has one door, `#kit/dialog`; what is one file is its own, `#kit/money.ts`. */
const noPrivateRoom = {
  regex: '^#kit/[a-z0-9-]+/',
  message: "Ask at the room's door: #kit/dialog, not #kit/dialog/create-dialog.ts.",
};

const noOther = (layers, message) => ({ regex: `^#(${layers})(/|$)`, message });

/** For everything that no rule below speaks of. */
export const anywhere = refuseInViews();

export const runtime = refuse(
  ...noClimbFromRuntime,
  noOther('validation|stores|kit', 'The runtime knows no other layer.'),
  {
    regex: '^([^.#/~]|~[^/])',
    message: 'The runtime and the stores know no view library; only runtime/islands/react.tsx does.',
  },
);

export const adapter = refuseInViews(
  ...noClimbFromRuntime,
  noOther('validation|stores|kit', 'The runtime knows no other layer.'),
  {
    regex: `^([^.#/r]|r(([^e]|$)|e(([^a]|$)|a(([^c]|$)|c(([^t]|$)|t([^/\\-]|-(${isNot('dom')})))))))`,
    message: 'The adapter knows React and nothing else.',
  },
);

export const validation = refuse(noClimb, noOther('stores|kit', 'Validation knows the runtime alone.'), {
  regex: '^(react|preact|@?nanostores)',
  message: 'Validation knows neither views nor stores.',
});

export const stores = refuse(noClimb, noOther('validation|kit', 'Stores know the runtime alone.'), {
  regex: `^([^.#/nv]|n(${isNot('anostores')})|v(${isNot('alibot')}))`,
  message: 'Stores are nanostores, checked by valibot; nothing else.',
});

export const island = refuseInViews(noPrivateRoom, {
  regex: '^\\.\\.',
  message: 'Islands never import each other: meet in a store, or in the kit (#kit/…).',
});

export const kit = refuseInViews(noPrivateRoom, {
  regex: '^\\.\\.',
  message: 'The kit knows no island; layers and rooms have names (#runtime/…, #kit/…).',
});

export const definition = refuse({
  regex: '^(\\.\\.|#(validation|stores|kit)|[a-z@])',
  message: 'A definition is part of every page: it imports #runtime alone, and its view lazily.',
});

/** For the doors of the build. */
export const entry = refuseInViews(noPrivateRoom);

const noLinkerModule = {
  regex: `(^|/)linker/(${isNot('index.mjs')})`,
  message: 'The linker has one public function: linkScripts in build/linker/index.mjs.',
};

export const build = refuse(noLinkerModule);

export const outside = refuse(
  {
    regex: '^#|^(\\.\\./)+(runtime|validation|stores|islands)(/|$)',
    message: 'Only built files are used here: dist/ and the pages.',
  },
  noLinkerModule,
);
