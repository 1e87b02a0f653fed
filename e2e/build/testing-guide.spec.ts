import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installedProject } from '../support/stranger.ts';

/* The guide for testers, in an empty project outside the repository with the packed archive and Playwright. */

const guide = readFileSync('docs/testing-your-site.md', 'utf8');

/** The files of the guide: code blocks that begin with a path. */
const files = [...guide.matchAll(/```(?:ts|html)\n(?:\/\/ |<!-- )(\S+)(?: -->)?\n(.*?)```/gs)].map(
  ([, path, text]) => ({ path: path!, text: text! }),
);

/** Rows of the table of mistakes: a call, and the sentence that it throws. */
const mistakes = [
  ...guide.matchAll(/^\| `((?:archipel\.|expect\().*?)` +\| (There|"|The|about|`about)(.*?) \|$/gm),
].map(([, code, start, rest]) => ({ code: code!, sentence: `${start}${rest}`.replaceAll('`', '').trim() }));

const mistakesFile = `import { expect, test } from 'archipel/playwright';
test('each mistake of the table says its sentence', async ({ archipel }) => {
  await archipel.open('cart');
${mistakes
  .map(
    ({ code, sentence }) =>
      `  await expect((async () => { await ${code}; })()).rejects.toThrow(${JSON.stringify(sentence)});`,
  )
  .join('\n')}
});
`;

/** Settings around those of the guide: browsers of the outer run, and time for a busy machine. */
const settings = (projects: readonly object[]) => `import guide from './playwright.config.ts';
export default { ...guide, timeout: 60_000, expect: { timeout: 15_000 }, workers: 2, forbidOnly: true, reporter: 'json', projects: ${JSON.stringify(projects)} };
`;

/** Recipes in which engines differ: answers, uploads, keys, and the clock. The kit itself has tests in Firefox, too. */
const FIREFOX_TOO = ['**/cart*', '**/upload-cut-off*', '**/keyboard*', '**/clock*'];

function browsersOf(): readonly object[] {
  const use = Object.fromEntries(test.info().config.projects.map((project) => [project.name, project.use]));
  const pick = (name: string) => {
    const { browserName, channel, launchOptions } = use[name]!;
    return { browserName, ...(channel && { channel }), launchOptions };
  };
  return [
    { name: 'chromium', use: pick('preact') },
    { name: 'firefox', use: pick('firefox'), testMatch: FIREFOX_TOO },
  ];
}

let folder = '';

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'archipel-testing-'));
  // A copy, since the package looks for Playwright next to itself, and other tests share the installed one.
  cpSync(join(installedProject(), 'node_modules/archipel'), join(project, 'node_modules/archipel'), {
    recursive: true,
  });
  mkdirSync(join(project, 'node_modules/@playwright'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name));
  const all = [
    { path: 'package.json', text: '{ "name": "site", "private": true, "type": "module" }' },
    ...files,
    { path: 'tests/mistakes.spec.ts', text: mistakesFile },
    { path: 'outer.config.ts', text: settings(browsersOf()) },
  ];
  for (const { path, text } of all) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}

interface Report {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly { readonly message?: string }[];
}

/** Runs Playwright in a project, without the environment of the run around it. */
async function runTests(
  folder: string,
  ...args: readonly string[]
): Promise<{ report: Report; text: string }> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:TEST_|PW_|PLAYWRIGHT_|npm_)/.test(name),
  );
  const program = join(folder, 'node_modules/@playwright/test/cli.js');
  const text = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [program, 'test', '-c', 'outer.config.ts', ...args],
      { cwd: folder, env: Object.fromEntries(inherited), maxBuffer: 50_000_000 },
      (_error, stdout, stderr) => resolve(stdout || stderr),
    );
  });
  return { report: JSON.parse(text) as Report, text };
}

/** Returns the first lines of each failure, for the message of the outer test. */
const failuresOf = (text: string) =>
  [...text.matchAll(/"message": "(.*?)(?<!\\)"/g)].map(([, message]) => message!.slice(0, 400));

test('the guide’s tests are green at their first run, those of engines in Firefox too, and its mistakes say their sentences', async () => {
  test.setTimeout(300_000);
  expect(files.length).toBeGreaterThanOrEqual(18);
  expect(mistakes.length).toBeGreaterThanOrEqual(12);
  folder = writeProject();
  const first = await runTests(folder, '--update-snapshots');
  expect(failuresOf(first.text)).toEqual([]);
  expect(first.report.errors).toEqual([]);
  expect(first.report.stats).toMatchObject({ unexpected: 0, flaky: 0 });
  expect(first.report.stats.expected).toBeGreaterThanOrEqual(22);

  // The second run compares the pictures that the first one has written.
  const second = await runTests(folder, '--project=chromium', 'look');
  expect(failuresOf(second.text)).toEqual([]);
  expect(second.report.stats).toMatchObject({ expected: 1, unexpected: 0 });
});
