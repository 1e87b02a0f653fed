import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';

const repository = join(import.meta.dirname, '../..');

/** Sources of the browser; without `tools` and `demo` a build makes the library alone. */
const SOURCES = ['islands', 'runtime', 'stores', 'validation', 'styles', 'package.json', 'tsconfig.json'];

/** A test of an island without a planted fault. */
const UNTOUCHED = { spec: 'tag-search', test: 'where the page says so' };

interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly results: readonly {
      readonly status: string;
      readonly errors: readonly { message?: string }[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function plant(folder: string, { file, from, to }: PlantedFault): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not have this text once: ${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
}

/** Builds the sources with all faults; returns the folder of the build. */
function buildWithFaults(folder: string): string {
  for (const name of SOURCES) cpSync(join(repository, name), join(folder, name), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const fault of PLANTED_FAULTS) plant(folder, fault);
  const out = join(folder, 'dist');
  const flags = ['--root', folder, '--out', out, '--flavour', 'preact', '--no-types', '--no-budgets'];
  execFileSync(process.execPath, [join(repository, 'build.mjs'), ...flags], { stdio: 'pipe' });
  cpSync(join(repository, 'dist/fixtures'), join(out, 'fixtures'), { recursive: true });
  return out;
}

/** Runs the named tests with a build; returns the report. */
function runTests(dist: string, folder: string): Suite {
  const named = [...PLANTED_FAULTS, UNTOUCHED];
  const files = named.map(({ spec }) => `islands/${spec}.spec.ts`);
  const titles = named.map(({ test: title }) => title).join('|');
  // The variables of the outer run would make this one a worker of it.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:TEST_|PLAYWRIGHT_|PW_)/.test(name));
  const env = { ...Object.fromEntries(own), ARCHIPEL_DIST: dist };
  // Red tests mostly wait until their time is over, which takes no core.
  const flags = ['--project=preact', '--workers=4', '--reporter=json', '--output', join(folder, 'results')];
  const program = join(repository, 'node_modules/@playwright/test/cli.js');
  const args = [program, 'test', '-c', 'e2e/playwright.config.ts', ...flags, '-g', titles, ...files];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, env, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`The run has no report: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Suite;
}

/** Returns the outcome of the test whose title begins so. */
function outcomeOf(report: Suite, title: string) {
  const found = specsOf(report).filter((spec) => spec.title.startsWith(title));
  expect(found, title).toHaveLength(1);
  const { status, errors } = found[0]!.tests[0]!.results[0]!;
  const message = errors.map((error) => error.message ?? '').join('\n');
  return { status, message: stripVTControlCharacters(message) };
}

test('each of ten planted faults turns its test red, and that of an untouched island stays green', () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'archipel-planted-'));
  try {
    const report = runTests(buildWithFaults(folder), folder);
    for (const { fault, test: title, message } of PLANTED_FAULTS) {
      const outcome = outcomeOf(report, title);
      expect.soft(outcome.status, fault).toBe('failed');
      expect.soft(outcome.message, fault).toMatch(message);
    }
    expect.soft(outcomeOf(report, UNTOUCHED.test)).toEqual({ status: 'passed', message: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
