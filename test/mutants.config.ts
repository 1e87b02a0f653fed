import { defineConfig } from 'vitest/config';
import type { Vitest } from 'vitest/node';
import { persistentThread } from './support/mutants/persistent-thread.ts';
import { inPreact } from './vitest.config.ts';

/** Patterns of test files, which `npm run mutants` sets for each folder. */
const patternsOf = (name: 'MUTANTS_TESTS' | 'MUTANTS_SLOW_TESTS') =>
  JSON.parse(process.env[name] ?? '[]') as string[];

let vitest: Vitest;

export default defineConfig({
  ...inPreact,
  plugins: [
    {
      name: 'persistent-thread',
      configureVitest({ project }) {
        vitest = project.vitest;
        Object.assign(project.config, { pool: persistentThread.name, poolRunner: persistentThread });
      },
    },
  ],
  test: {
    ...inPreact.test,
    include: patternsOf('MUTANTS_TESTS'),
    exclude: [...inPreact.test.exclude, ...patternsOf('MUTANTS_SLOW_TESTS')],
    setupFiles: ['test/support/mutants/no-mutant.ts', ...inPreact.test.setupFiles],
    reporters: [
      {
        // Stryker looks at tests only: a file that cannot be imported has none, which would look like success.
        onTestModuleEnd(module) {
          for (const error of module.errors()) vitest.state.catchError(error, 'Import');
        },
      },
    ],
  },
});
