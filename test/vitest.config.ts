import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that look at files, servers and built things; no document is there, and no flavour matters. */
const nodeTests = ['test/build/**', 'test/demo/**', 'test/bench/**', 'test/*.test.ts'];

/** The same names as in build/flavours.mjs. */
const preact = [
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

// vite takes the point of "#stores/*.ts" in package.json for any sign, so a name that ends with "ts" is cut (vite 8.3).
const entryPoints = { find: /^#stores\/([\w-]+)$/, replacement: `${root}stores/$1/index.ts` };

const everything = ['test/**/*.test.{ts,tsx}'];

/** What has a view, or mounts islands: tested in both flavours; all else knows no view and is tested once. */
const views = ['test/**/*.test.tsx', 'test/islands/**/*.test.ts', 'test/runtime/start.test.ts'];

const inDocument = (name: string, alias: typeof preact, include: string[]) => ({
  root,
  resolve: { alias: [...alias, entryPoints] },
  test: {
    name,
    environment: 'happy-dom',
    setupFiles: ['test/support/wrapped-forms.ts', 'test/support/end-timers.ts'],
    include,
    exclude: nodeTests,
    // A package that is not bundled would import React by its own name, past the alias.
    server: {
      deps: {
        inline: [
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

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    projects: [
      inDocument('react', [], views),
      inDocument('preact', preact, everything),
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/{build,demo,bench}/**/*.test.{ts,mjs}', 'test/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
