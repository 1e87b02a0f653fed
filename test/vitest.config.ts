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

/** What knows no view is tested once. */
const viewless = ['test/validation/**'];

const inDocument = (name: string, alias: typeof preact, exclude: string[] = []) => ({
  root,
  resolve: { alias },
  test: {
    name,
    environment: 'happy-dom',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [...nodeTests, ...exclude],
    // A package that is not bundled would import React by its own name, past the alias.
    server: { deps: { inline: [/@nanostores\/react/, /react-leaflet/, /stdnum/, /jsvat/] } },
  },
});

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    projects: [
      inDocument('react', [], viewless),
      inDocument('preact', preact),
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
