import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { mutatedFiles, testsOf } from './groups.mjs';
import { isUnrepeated } from './score.mjs';

const CACHE = '.cache/mutants';

/** Randomized tests repeat what sentences say, and each survivor would wait for all of them. */
const SLOW_TESTS = ['fuzz', 'interleavings', 'lists-and-cart'];

const resultsOf = (folder) => `${CACHE}/${folder.replaceAll('/', '-')}.json`;

/** Forgets results that a new test would not make Stryker repeat. */
function forgetUnrepeated(file) {
  if (!existsSync(file)) return;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(results.files)) {
    source.mutants = source.mutants.filter((mutant) => !isUnrepeated(mutant));
  }
  writeFileSync(file, JSON.stringify(results));
}

const optionsOf = (folder, { force }) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/mutants.config.ts', related: true },
  mutate: mutatedFiles(folder),
  ignorePatterns: ['dist', 'bench', '.cache', 'test-results', 'demo/.data'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: resultsOf(folder),
  force,
  tempDirName: `${CACHE}/temporary`,
  concurrency: 1,
  // TypeScript 7 has no API that could rewrite it; nothing in it points outside.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  // A busy machine makes single runs much slower than the first one.
  timeoutFactor: 3,
  timeoutMS: 12_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  logLevel: 'error',
});

/**
 * Runs the tests of a folder once for each mutant of its files.
 *
 * @param folder Path from the root, `stores/cart`: the folders in it are runs of their own.
 * @param options `force`: also mutants whose result is known from an earlier run.
 * @returns The mutants with their status, and paths from the root.
 * @throws When a test fails without a mutant.
 */
export async function runFolder(folder, options) {
  mkdirSync(CACHE, { recursive: true });
  forgetUnrepeated(resultsOf(folder));
  process.env['MUTANTS_TESTS'] = JSON.stringify(testsOf(folder));
  process.env['MUTANTS_SLOW_TESTS'] = JSON.stringify(
    SLOW_TESTS.map((name) => `test/**/${name}.test.{ts,tsx}`),
  );
  const mutants = await new Stryker(optionsOf(folder, options)).runMutationTest();
  return mutants.map((mutant) => ({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }));
}
