import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runArchipel } from '../../../tools/cli/run.ts';
import { createCliIo } from '../support/cli-io.ts';
import { createFakePackage, writeFiles } from '../support/fake-package.ts';

const dist = createFakePackage('aaaaaa');

/** Creates an empty site with a command line in it. */
function createSite() {
  const io = createCliIo({ dist });
  return {
    io,
    root: io.cwd,
    island: (...args: string[]) => runArchipel(['island', ...args], io),
    read: (path: string) => readFileSync(join(io.cwd, path), 'utf8'),
    names: () => (readdirSync(io.cwd, { recursive: true }) as string[]).filter((name) => name.includes('.')),
  };
}

const OWN = [
  'index.ts',
  'view.tsx',
  'props.ts',
  'texts.ts',
  'example.html',
  'read-more.css',
  'read-more.test.ts',
];

test('an island is a folder with view, props, texts, style, example and test, and an entry imports it', async () => {
  const { island, names, read, io } = createSite();
  expect(await island('read-more')).toBe(0);
  const shared = ['index.ts', 'build.mjs', 'tsconfig.json', 'modules.d.ts'].map((name) => `islands/${name}`);
  expect(names().toSorted()).toEqual(
    [...OWN.map((name) => `islands/read-more/${name}`), ...shared].toSorted(),
  );
  expect(read('islands/index.ts')).toBe("import './read-more/index.ts';\n");
  expect(read('islands/read-more/view.tsx')).toContain('export default react(ReadMore);');
  expect(io.outLines.join()).toContain('  node islands/build.mjs');
});

test('no mark of a template is left, with any bundler', async () => {
  for (const bundler of ['esbuild', 'vite', 'none']) {
    const { island, names, read } = createSite();
    await island('read-more', '--bundler', bundler, '--out', 'wwwroot/own', '--base', '/lib/archipel');
    expect(names().length).toBeGreaterThan(5);
    for (const name of names()) expect(name + read(name)).not.toMatch(/__\w+__/);
  }
});

test('folders and addresses of the command line are in the files', async () => {
  const { island, read, io } = createSite();
  await island(
    'read-more',
    '--bundler',
    'vite',
    '--folder',
    'src/own',
    '--out',
    'wwwroot/own',
    '--base',
    '/lib/ar',
  );
  const config = read('src/own/vite.config.mjs');
  for (const part of ["'/lib/ar/'", "base: '/own/'", "outDir: 'wwwroot/own'", "input: 'src/own/index.ts'"])
    expect(config).toContain(part);
  expect(io.outLines.join()).toContain('src="/own/index.js"');
});

test('the guide has these files letter by letter, with the folders that the command takes by default', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/your-own-bundle.md'), 'utf8');
  const { island, read, names } = createSite();
  await island('read-more', '--bundler', 'vite');
  await island('fold-away');
  const shown = names().filter((name) =>
    /^islands\/(?:read-more\/.*\.tsx?|\w+\.\w*\.?mjs|tsconfig\.json)$/.test(name),
  );
  expect(shown).toHaveLength(8);
  for (const name of shown) expect(guide).toContain(`\n${read(name)}\`\`\`\n`);
});

test('a second island joins the entry, and files of the site stay as they are', async () => {
  const { island, read, root } = createSite();
  await island('read-more');
  writeFileSync(join(root, 'islands/build.mjs'), 'changed by the site');
  writeFileSync(join(root, 'islands/index.ts'), "import './read-more/index.ts';\nstart();");
  expect(await island('fold-away')).toBe(0);
  expect(read('islands/build.mjs')).toBe('changed by the site');
  expect(read('islands/index.ts')).toBe(
    "import './read-more/index.ts';\nstart();\nimport './fold-away/index.ts';\n",
  );
});

test('without a bundler the files are scripts that a browser reads', async () => {
  const { island, names, read, io } = createSite();
  await island('read-more', '--bundler', 'none', '--folder', 'wwwroot/own');
  expect(names().filter((name) => /\.(?:tsx?|mjs)$/.test(name))).toEqual([]);
  expect(read('wwwroot/own/read-more/view.js')).toContain("from '/assets/archipel/authoring.js'");
  expect(io.outLines.join()).toContain('href="/own/read-more/read-more.css"');
});

test.each([
  [[], /^Name one island/],
  [['ReadMore'], /Write read-more\.$/],
  [['read--more'], /Write read-more\.$/],
  [['42'], /is no name of an island/],
  [['../evil'], /is no name of an island.*Write evil\.$/],
  [['cart'], /^Archipel has an island "cart" already.*site-cart/],
  [['read-more', '--bundler', 'vit'], /Did you mean "vite"\?$/],
  [['read-more', '--folder', '../up'], /^--folder \.\.\/up is no folder of this site/],
  [['read-more', '--out', '/etc'], /^--out \/etc is no folder of this site/],
])('island %j is one sentence and exit code 2', async (args, sentence) => {
  const { island, io, names } = createSite();
  expect(await island(...args)).toBe(2);
  expect(io.errLines).toEqual([expect.stringMatching(sentence)]);
  expect(names()).toEqual([]);
});

test('a name that is nearly one of ours is written, with a warning', async () => {
  const { island, io } = createSite();
  expect(await island('coupons')).toBe(0);
  expect(io.errLines).toEqual([expect.stringContaining('Archipel has an island "coupon"')]);
});

test('an island that exists is left alone', async () => {
  const { island, io, read, root } = createSite();
  writeFiles(root, { 'islands/read-more/view.tsx': 'mine' });
  expect(await island('read-more')).toBe(2);
  expect(io.errLines.join()).toMatch(/read-more exists already: nothing was written\./);
  expect([read('islands/read-more/view.tsx'), existsSync(join(root, 'islands/index.ts'))]).toEqual([
    'mine',
    false,
  ]);
});

test('a file in the position of a folder is one sentence', async () => {
  const { island, io, root } = createSite();
  writeFileSync(join(root, 'islands'), '');
  expect(await island('read-more')).toBe(2);
  expect(io.errLines.join()).toMatch(/can’t be written: (?:a part of its path is a file|it exists already)/);
  const other = createSite();
  mkdirSync(join(other.root, 'islands/index.ts'), { recursive: true });
  expect(await other.island('read-more')).toBe(2);
  expect(other.io.errLines.join()).toMatch(/index\.ts can’t be written: it is a folder, not a file\./);
});
