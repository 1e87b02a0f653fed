import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Property tests with a number of runs of their own have no limit; `test/support/properties.ts` has a shorter one. */
const TEST_TIMEOUT_MS = process.env['FC_RUNS'] ? 0 : 120_000;

/** Tests of files, servers and built files: without a document, in no flavour. */
const nodeTests = [
  'test/build/**',
  'test/faults/**',
  'test/demo/**',
  'test/bench/**',
  'test/tools/**',
  'test/*.test.ts',
];

/** The same names as in build/flavours.mjs. */
const preact = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

// vite takes the point of "#stores/*.ts" in package.json for any sign, so a name that ends with "ts" is cut (vite 8.3).
const entryPoints = { find: /^#stores\/([\w-]+)$/, replacement: `${root}stores/$1/index.ts` };

const everything = ['test/**/*.test.{ts,tsx}'];

/** Tests of views and of mounted islands: they run in both flavours, all other tests in one. */
const views = ['test/**/*.test.tsx', 'test/islands/**/*.test.ts', 'test/runtime/start.test.ts'];

const inDocument = (name: string, alias: typeof preact, include: string[]) => ({
  root,
  resolve: { alias: [...alias, entryPoints] },
  test: {
    name,
    // Files share a process; new-document.ts gives each a document and modules of its own.
    isolate: false,
    environment: `${root}test/support/shared-process.ts`,
    setupFiles: [
      'test/support/new-document.ts',
      'test/support/prototypes.ts',
      'test/support/wrapped-forms.ts',
      'test/support/patience.ts',
      'test/support/end-timers.ts',
    ],
    sequence: { setupFiles: 'list' as const },
    // The first test of a process imports large modules, which takes seconds on a slow machine.
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: 60_000,
    include,
    exclude: nodeTests,
    // A package that is not bundled would import React by its own name, past the alias.
    server: {
      deps: {
        inline: [
          // Its queue of renders lives in the module: each file needs its own.
          /\/preact\//,
          /@nanostores\/react/,
          /@headless-tree\/react/,
          /embla-carousel/,
          /react-leaflet/,
          /stdnum/,
          /jsvat/,
        ],
      },
    },
  },
});

/** All tests with a document, in the flavour that most pages use. */
export const inPreact = inDocument('preact', preact, everything);

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    // Vitest leaves one core unused, and workers wait for its transforms a quarter of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      inDocument('react', [], views),
      inPreact,
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          // Files share a process and its modules: none of them has state, and imports took half of the time.
          isolate: false,
          setupFiles: ['test/support/end-mocks.ts'],
          include: ['test/{build,faults,demo,bench,tools}/**/*.test.{ts,mjs}', 'test/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          // A whole shop starts before the tests of most files of the demo.
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
