import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import { reasonOf } from '../cli/user-error.ts';
import { createExchange } from '../mocks/exchange.ts';
import { findFaults, type Expected } from './after-test.ts';
import type { Archipel } from './archipel.ts';
import { createArchipel } from './create-archipel.ts';
import { startJournal } from './journal.ts';
import { KitError } from './kit-error.ts';
import { checkOptions, type ArchipelOptions } from './options.ts';
import { readPackage } from './package-files.ts';
import { startKitServer, type KitServer } from './server.ts';

function readText(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (thrown) {
    throw new KitError(`The ${option} ${file} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

/** Returns the folders that the server answers from: those of the package, and the site’s before them. */
function foldersOf(dist: string, { folders = {} }: ArchipelOptions): Readonly<Record<string, string[]>> {
  const own = { preact: join(dist, 'preact'), react: join(dist, 'react'), assets: join(dist, 'fixtures') };
  const all: Record<string, string[]> = {};
  for (const [name, folder] of [...Object.entries(folders), ...Object.entries(own)]) {
    const key = name.replaceAll('/', '');
    all[key] = [...(all[key] ?? []), folder];
  }
  return all;
}

/** The browser and the server of a test. */
interface Setting {
  readonly page: Page;
  readonly server: KitServer;
  readonly hasScripts: boolean;
}

/** Sets the kit of a test up on a page, and returns it with what ends the test. */
async function setUp({ page, server, hasScripts }: Setting, options: ArchipelOptions) {
  checkOptions(options);
  const { dist, catalogue, openapi } = readPackage(options);
  const exchange = createExchange(openapi);
  const expected: Expected = { complaints: [], errors: [] };
  const mistakes: string[] = [];
  server.use({
    exchange,
    folders: foldersOf(dist, options),
    onError: (thrown) => void mistakes.push(reasonOf(thrown)),
  });
  const journal = await startJournal(page, Object.keys(catalogue.events));
  const archipel = createArchipel({
    page,
    server,
    catalogue,
    calls: Object.keys(catalogue.calls),
    exchange,
    journal,
    options,
    expected,
    hasScripts,
    template: options.template === undefined ? undefined : readText(options.template, 'template'),
  });
  for (const target of options.allow ?? []) archipel.allow(target);
  return {
    archipel,
    async end(): Promise<void> {
      const faults = await findFaults({ page, journal, exchange, expected, options });
      server.use(undefined);
      const all = [...mistakes, ...faults];
      if (all.length > 0) throw new KitError(all.join('\n\n'));
    },
  };
}

interface Fixtures {
  /** The library in this test. */
  archipel: Archipel;
  /** Options of the kit. */
  archipelOptions: ArchipelOptions;
}

interface WorkerFixtures {
  /** The server of fixture pages. */
  archipelServer: KitServer;
}

type TestFixtures = PlaywrightTestArgs & PlaywrightTestOptions & Fixtures;
type AllWorkerFixtures = PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures;

/** Playwright’s `test` with the kit; what a page reports by itself fails every test that uses it. */
export const test: TestType<TestFixtures, AllWorkerFixtures> = base.extend<Fixtures, WorkerFixtures>({
  archipelOptions: [{}, { option: true }],
  archipelServer: [
    // Playwright reads the names of fixtures from the parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startKitServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  archipel: [
    async ({ page, archipelServer, archipelOptions, javaScriptEnabled }, use, testInfo) => {
      const setting = { page, server: archipelServer, hasScripts: javaScriptEnabled !== false };
      const { archipel, end } = await setUp(setting, archipelOptions);
      await use(archipel);
      // A failed test has its own reason, which more lines would hide.
      if (testInfo.errors.length === 0) await end();
      else archipelServer.use(undefined);
    },
    { auto: true },
  ],
});
