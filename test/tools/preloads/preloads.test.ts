import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { SERVERS } from '../../../tools/preloads/snippet.ts';
import { createCliIo } from '../support/cli-io.ts';
import { createFakePackage, writeFiles } from '../support/fake-package.ts';
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/servers.md'), 'utf8');
const HASH = 'aaaaaa';
const dist = createFakePackage(HASH);

/** Runs `archipel preloads`; returns its code and lines. */
async function preloads(...args: string[]) {
  const io = createCliIo({ dist });
  const code = await runArchipel(['preloads', ...args], io);
  return { code, out: io.outLines.join('\n'), err: io.errLines.join('\n') };
}

const snippetOf = async (server: string) => (await preloads('--for', server)).out;

const withCode = SERVERS.filter((server) => server !== 'nginx');

test.each(withCode)('the guide has the code for %s, letter by letter', async (server) => {
  const code = await snippetOf(server);
  expect(code.split('\n').length).toBeGreaterThan(15);
  expect(guide).toContain(`\n${code}\n\`\`\`\n`);
});

test('each file of code belongs to a server', () => {
  const files = readdirSync(join(root, 'tools/preloads/snippets'));
  expect(files.toSorted()).toEqual(withCode.map((server) => `${server}.txt`).toSorted());
});

/** The files of both islands, in the order of the manifest. */
const FILES = ['mount', 'cart', 'further', 'coupon'].map((name) => `${name}-${HASH}.js`);

const tagsIn = (base: string) =>
  FILES.map((file) => `<link rel="modulepreload" href="${base}${file}" fetchpriority="low">`).join('\n');
const headerIn = (base: string) =>
  [
    `<${base}archipel.css>; rel=preload; as=style`,
    ...FILES.map((file) => `<${base}${file}>; rel=modulepreload; fetchpriority=low`),
  ].join(', ');

/** Creates a folder with a copy of the package in `path`. */
function createFolder(path: string): string {
  const folder = temporaryFolder('preloads');
  cpSync(join(dist, 'preact'), join(folder, path), { recursive: true });
  return folder;
}

const run = (command: string, file: string, cwd: string) =>
  execFileSync(command, [file], { cwd, encoding: 'utf8' }).trim().split('\n---\n');

test('the code for Node makes the header and the tags of two islands, each file once', async () => {
  const folder = createFolder('public/assets/archipel');
  const calls = "archipelLink('cart', 'coupon') + '\\n---\\n' + archipelPreloads('cart', 'coupon')";
  writeFiles(folder, { 'a.mjs': `${await snippetOf('node')}\nconsole.log(${calls});` });
  expect(run(process.execPath, 'a.mjs', folder)).toEqual([
    headerIn('/assets/archipel/'),
    tagsIn('/assets/archipel/'),
  ]);
});

const has = (command: string) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

test.skipIf(!has('php'))('the code for PHP makes the same', async () => {
  const folder = createFolder('assets/archipel');
  const start = `<?php $_SERVER['DOCUMENT_ROOT'] = __DIR__;\n`;
  const calls = `echo archipel_link('cart', 'coupon'), "\\n---\\n", archipel_preloads('cart', 'coupon');`;
  writeFiles(folder, { 'a.php': `${start}${await snippetOf('php')}\n${calls}` });
  expect(run('php', 'a.php', folder)).toEqual([headerIn('/assets/archipel/'), tagsIn('/assets/archipel/')]);
});

test.skipIf(!has('php'))('the code for Laravel makes the same', async () => {
  const folder = createFolder('assets/archipel');
  const calls = `<?php function public_path($path) { return __DIR__ . $path; } require 'assets.php';
    use App\\Support\\ArchipelAssets as A;
    echo A::link('cart', 'coupon'), "\\n---\\n", A::preloads('cart', 'coupon');`;
  writeFiles(folder, { 'assets.php': await snippetOf('laravel'), 'a.php': calls });
  expect(run('php', 'a.php', folder)).toEqual([headerIn('/assets/archipel/'), tagsIn('/assets/archipel/')]);
});

test.skipIf(!has('python3'))('the code for Django makes the same', async () => {
  const folder = createFolder('static/archipel');
  const calls = `print(archipel_link("cart", "coupon"), "---", archipel_preloads("cart", "coupon"), sep="\\n")`;
  writeFiles(folder, {
    'django/__init__.py':
      'class template:\n  class Library:\n    def simple_tag(self, tag):\n      return tag\n',
    'django/utils/__init__.py': '',
    'django/utils/safestring.py': 'mark_safe = str\n',
    'a.py': `${await snippetOf('django')}\n${calls}\n`,
  });
  expect(run('python3', 'a.py', folder)).toEqual([
    headerIn('/static/archipel/'),
    tagsIn('/static/archipel/'),
  ]);
});

test('--base changes the address in the code', async () => {
  for (const server of withCode) {
    const { out } = await preloads('--for', server, '--base', '/lib/ar');
    expect(out).toMatch(/["']\/lib\/ar\/["']/);
  }
});

test('--islands prints the tags of a page', async () => {
  const { code, out, err } = await preloads('--islands', 'cart, coupon');
  expect([code, out, err]).toEqual([0, tagsIn('/assets/archipel/'), '']);
});

test('nginx gets the header itself, and the command that writes it again', async () => {
  const { out } = await preloads(
    '--for',
    'nginx',
    '--islands',
    'cart',
    '--islands',
    'coupon',
    '--base',
    '/a/',
  );
  expect(out).toContain(`~^text/html "${headerIn('/a/')}";`);
  expect(out).toContain('archipel preloads --for nginx --islands cart,coupon --flavour preact --base /a/');
});

test.each([
  [[], /^Write --for and your server \(node, php/],
  [['php'], /^"php" stands alone: write --for php/],
  [['--for', 'phpp'], /Did you mean "php"\?/],
  [['--for', 'nginx'], /^nginx reads no manifest/],
  [['--for', 'php', '--islands', 'cart'], /leave out --islands\.$/],
  [['--islands', 'coupn'], /^There is no island "coupn"\. Did you mean "coupon"\?$/],
  [['--islands', 'constructor'], /^There is no island "constructor"\./],
])('preloads %j is one sentence and exit code 2', async (args, sentence) => {
  const { code, out, err } = await preloads(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(sentence);
});
