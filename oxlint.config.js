import * as imports from './tools/lint/imports.js';
import { againstClobbering, againstHtml } from './tools/lint/members.js';

const limitLines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

const importing = (files, rule) => ({ files, rules: { 'no-restricted-imports': rule } });
const naming = (files, members) => ({
  files,
  rules: { 'no-restricted-properties': ['error', ...members] },
});

// A later override replaces an earlier one, rule by rule.
export default {
  jsPlugins: [new URL('tools/lint/words.js', import.meta.url).pathname],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  env: { browser: true, es2022: true },
  ignorePatterns: ['dist', '.cache', 'demo/.data', 'node_modules', 'bench/node_modules', 'e2e/build/source'],
  rules: {
    complexity: ['error', { max: 10 }],
    eqeqeq: 'error',
    'house/identifiers': 'error',
    'house/comments': 'error',
    'max-lines': ['error', 250],
    'max-lines-per-function': limitLines(40),
    'max-params': ['error', { max: 5 }],
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/preserve-manual-memoization': 'off',
    'react/refs': 'off',
    'react/rules-of-hooks': 'error',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-base-to-string': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'no-restricted-properties': ['error', ...againstHtml],
    'no-restricted-imports': imports.anywhere,
  },
  overrides: [
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': limitLines(60) } },

    importing(['runtime/**'], imports.runtime),
    importing(['runtime/islands/react.tsx'], imports.adapter),
    importing(['validation/**'], imports.validation),
    importing(['stores/**'], imports.stores),
    importing(['islands/*.ts'], imports.entry),
    importing(['islands/*/*'], imports.island),
    importing(['islands/kit/**'], imports.kit),
    importing(['islands/*/index.ts'], imports.definition),
    importing(['demo/**', 'e2e/**', 'bench/**'], imports.outside),
    importing(['build.mjs', 'build/**'], imports.build),

    naming(
      ['runtime/**', 'validation/**', 'stores/**', 'islands/**'],
      [...againstHtml, ...againstClobbering()],
    ),
    naming(['runtime/dom/**'], againstHtml),
    naming(['runtime/html/parse.ts'], againstClobbering()),
    // `children` are those of a view there.
    naming(
      ['runtime/islands/react.tsx', 'islands/**/*.tsx'],
      [...againstHtml, ...againstClobbering(['children'])],
    ),

    {
      files: [
        'islands/*/*.ts',
        'islands/*/*.tsx',
        'validation/engine/service.ts',
        'demo/own-islands/*/view.tsx',
        'demo/own-islands/*/island-search.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['islands/kit/**', 'islands/*/props.ts', 'islands/*/texts.ts', 'islands/*/index.ts'],
      rules: { 'import/no-default-export': 'error' },
    },
    {
      files: ['test/**', 'e2e/**'],
      rules: {
        'no-script-url': 'off',
        'react/globals': 'off',
        'max-lines-per-function': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      files: ['build/**', 'build.mjs', 'tools/**', 'bench/**', 'test/build/**'],
      rules: { 'no-restricted-properties': 'off', 'typescript/require-array-sort-compare': 'off' },
    },
    // TypeScript finds unknown names in all other files.
    {
      files: ['build.mjs', '{build,tools,test}/**/*.mjs'],
      env: { node: true },
      rules: { 'no-undef': 'error' },
    },
    // Written by `npm run reference`, with the sentences of the calls as comments.
    { files: ['tools/mocks/calls.ts'], rules: { 'max-lines': 'off', 'house/comments': 'off' } },
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    {
      files: [
        '**/*.config.ts',
        'oxlint.config.js',
        'oxfmt.config.js',
        'tools/lint/words.js',
        'e2e/**/*-reporter.ts',
        'e2e/teardown.ts',
        'test/support/shared-process.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};
