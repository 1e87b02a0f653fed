import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { CopyReport } from '../../../tools/copy/report.ts';
import { runArchipel } from '../../../tools/cli/run.ts';
import { integrityOf, parseManifest } from '../../../tools/manifest/index.ts';
import { createCliIo } from '../support/cli-io.ts';
import { createFakePackage, filesOfVersion, writeFiles } from '../support/fake-package.ts';

const OLD = 'aaaaaa';
const NEW = 'bbbbbb';

/** Runs `archipel copy` into the folder `site` of a new place; returns the outcome of the last run. */
async function copy(...runs: { hash: string; options?: string[]; before?: (site: string) => void }[]) {
  const io = createCliIo();
  const site = join(io.cwd, 'site');
  let code = -1;
  for (const { hash, options = [], before } of runs) {
    before?.(site);
    code = await runArchipel(['copy', 'site', ...options], { ...io, dist: createFakePackage(hash) });
  }
  const read = (name: string) => readFileSync(join(site, name), 'utf8');
  const names = () => (readdirSync(site, { recursive: true }) as string[]).toSorted();
  return { io, site, code, read, names };
}

const reportOf = (lines: readonly string[]) => JSON.parse(lines.at(-1)!) as CopyReport;

test('a copy has every file of the flavour, and its licences', async () => {
  const { code, names, read } = await copy({ hash: OLD });
  expect(code).toBe(0);
  for (const [name, text] of Object.entries(filesOfVersion(OLD))) expect(read(name)).toBe(text);
  expect(names()).toEqual(expect.arrayContaining([`retry/cart-${OLD}.dep.js`, 'manifest.json']));
  expect(read('licences.txt')).toContain('react-leaflet');
  expect(names().filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a newer version removes the files of the older one, and no file of somebody else', async () => {
  const strangers = { 'own-cccccc.js': '', 'logo.svg': '', 'retry/own-cccccc.js': '', 'cart-bar.js': '' };
  const { names } = await copy({ hash: OLD }, { hash: NEW, before: (site) => writeFiles(site, strangers) });
  expect(names().filter((name) => name.includes(OLD))).toEqual([]);
  expect(names()).toEqual(expect.arrayContaining(Object.keys(strangers)));
  expect(names()).toContain(`cart-${NEW}.js`);
});

test('what an interrupted copy has left is removed too', async () => {
  const left = { 'cart-cccccc.js': '', 'retry/cart-cccccc.dep.js': '' };
  const { names } = await copy({ hash: OLD }, { hash: NEW, before: (site) => writeFiles(site, left) });
  expect(names().filter((name) => name.includes('cccccc'))).toEqual([]);
});

test('in a folder without a manifest nothing is removed', async () => {
  const { names } = await copy({ hash: NEW, before: (site) => writeFiles(site, { 'cart-cccccc.js': '' }) });
  expect(names()).toContain('cart-cccccc.js');
});

test('a manifest that names files of other folders removes none of them', async () => {
  const { io, code } = await copy(
    { hash: OLD },
    {
      hash: NEW,
      before: (site) => {
        writeFiles(site, { '../outside.js': 'kept' });
        const text = readFileSync(join(site, 'manifest.json'), 'utf8');
        writeFileSync(join(site, 'manifest.json'), text.replace(`"cart-${OLD}.js"`, '"../outside.js"'));
      },
    },
  );
  expect(code).toBe(2);
  expect(io.errLines.join()).toContain('is damaged, or of another program');
  expect(readFileSync(join(io.cwd, 'outside.js'), 'utf8')).toBe('kept');
});

test('a second copy of the same version writes nothing', async () => {
  const { io } = await copy({ hash: OLD }, { hash: OLD, options: ['--json'] });
  const { written, removed, unchanged } = reportOf(io.outLines);
  expect([written, removed]).toEqual([[], []]);
  expect(unchanged).toBeGreaterThan(10);
});

test('files are written in an order in which pages always work: those that name others come last', async () => {
  const { io } = await copy({ hash: OLD, options: ['--json'] });
  const { written } = reportOf(io.outLines);
  expect(written.slice(-2)).toEqual(['archipel.js', 'manifest.json']);
  expect(written.indexOf('archipel.css')).toBeGreaterThan(written.indexOf(`retry/cart-${OLD}.js`));
});

test('--dry-run lists the changes and makes none', async () => {
  const { io, names } = await copy({ hash: OLD }, { hash: NEW, options: ['--dry-run'] });
  const [text] = io.outLines.slice(-1);
  expect(text).toContain(`+ cart-${NEW}.js`);
  expect(text).toContain(`- cart-${OLD}.js`);
  expect(names().filter((name) => name.includes(NEW))).toEqual([]);
});

test('--without map-leaflet leaves a stub with one sentence, and neither its code, style nor licence', async () => {
  const { names, read, io } = await copy({ hash: OLD, options: ['--without', 'map-leaflet', '--json'] });
  const stub = read(`map-leaflet-${OLD}.js`);
  expect(stub).not.toContain('leaflet\n');
  expect(() => runInNewContext(stub) as unknown).toThrow(
    /--without map-leaflet\. Write data-provider="google"/,
  );
  expect(read(`retry/map-leaflet-${OLD}.js`)).toBe(stub);
  expect(names().filter((name) => name.includes('map-leaflet'))).toHaveLength(2);
  expect(read('licences.txt')).toMatch(/preact/);
  expect(read('licences.txt')).not.toMatch(/leaflet/);
  const { files, without } = parseManifest(read('manifest.json'))!;
  expect(files[`map-leaflet-${OLD}.js`]).toMatchObject({ integrity: integrityOf(Buffer.from(stub)) });
  expect([without, reportOf(io.outLines).without]).toEqual([['map-leaflet'], ['map-leaflet']]);
});

test('--without debug leaves a stub of the overlay with one sentence, and none of its other files', async () => {
  const { names, read } = await copy({ hash: OLD, options: ['--without', 'debug'] });
  expect(names().filter((name) => name.startsWith('debug'))).toEqual(['debug.js']);
  expect(() => runInNewContext(read('debug.js')) as unknown).toThrow(/--without debug\. Copy it on/);
  const { files, without } = parseManifest(read('manifest.json'))!;
  expect(files['debug.js']).toMatchObject({ integrity: integrityOf(Buffer.from(read('debug.js'))) });
  expect([Object.keys(files).filter((name) => name.startsWith('debug')), without]).toEqual([
    ['debug.js'],
    ['debug'],
  ]);
});

test('a file that comes back after --without is announced: caches may still have its stub', async () => {
  const { read, io } = await copy({ hash: OLD, options: ['--without', 'map-leaflet'] }, { hash: OLD });
  expect(read(`map-leaflet-${OLD}.js`)).toBe('leaflet');
  expect(io.errLines.join()).toMatch(/^map-leaflet: browsers .* until the cache ends\.$/);
});

test('the report has tags, preload lines and a policy for the address of the folder', async () => {
  const { io } = await copy({ hash: OLD, options: ['--base', 'https://cdn.example/ar', '--json'] });
  const { tags, preloads, policy, version } = reportOf(io.outLines);
  expect(version).toBe('1.2.3');
  expect(tags.at(-1)).toBe('<script type="module" src="https://cdn.example/ar/archipel.js"></script>');
  expect(preloads).toEqual([
    `<link rel="modulepreload" href="https://cdn.example/ar/mount-${OLD}.js" fetchpriority="low">`,
  ]);
  expect(policy).toContain("script-src 'self' https://cdn.example; style-src 'self' https://cdn.example;");
});

test.each([
  [['copy'], /^Name one folder/],
  [['copy', 'a', 'b'], /^Name one folder/],
  [['copy', 'a', '--flavour', 'reakt'], /^There is no flavour "reakt"\. Did you mean "react"\?$/],
  [['copy', 'a', '--without', 'map-leaflt'], /Did you mean "map-leaflet"\?$/],
  [['copy', 'a', '--without', 'cart'], /There are: map-leaflet, debug\.$/],
  [['copy', 'a', '--base', '//cdn'], /^--base \/\/cdn is no address of a folder\./],
  [['copy', 'a', '--flavor', 'react'], /The options are: --flavour/],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  const io = createCliIo({ dist: createFakePackage(OLD) });
  expect(await runArchipel(args, io)).toBe(2);
  expect(io.errLines).toEqual([expect.stringMatching(sentence)]);
  expect(readdirSync(io.cwd)).toEqual([]);
});

/** Returns the error of a copy into `site`. */
async function failingCopy(prepare: (site: string, dist: string) => void, target = 'site'): Promise<string> {
  const dist = createFakePackage(OLD);
  const io = createCliIo({ dist });
  prepare(join(io.cwd, 'site'), dist);
  expect(await runArchipel(['copy', target], io)).toBe(2);
  expect(io.errLines).toHaveLength(1);
  return io.errLines[0]!;
}

test('a file in the position of the folder is one sentence', async () => {
  expect(await failingCopy((site) => writeFileSync(site, ''))).toMatch(/site is a file\. Name a folder/);
  const inside = await failingCopy((site) => writeFileSync(site, ''), 'site/archipel');
  expect(inside).toMatch(
    /can’t be written: a part of its path is a file, not a folder\. Nothing was removed/,
  );
});

test('a folder that can’t be written to is one sentence', async () => {
  // Not even the superuser creates files in this folder of Linux.
  expect(await failingCopy(() => {}, '/sys/archipel')).toMatch(
    /can’t be written: it may not be .* this user/,
  );
});

test('a manifest that is damaged or of another program is left alone, with all files around it', async () => {
  for (const text of ['{', '[]', '{ "name": "My app", "icons": [] }']) {
    const error = await failingCopy((site) => writeFiles(site, { 'manifest.json': text }));
    expect(error).toMatch(/manifest\.json is damaged, or of another program: nothing was written\./);
  }
});

test('a file of another program that a copy would overwrite is left alone', async () => {
  const error = await failingCopy((site) => writeFiles(site, { 'archipel.css': 'mine' }));
  expect(error).toMatch(/has a file "archipel\.css" that no earlier copy wrote: nothing was written\./);
});

test('an incomplete or damaged package is one sentence that says how to mend it', async () => {
  const gone = await failingCopy((_, dist) => rmSync(join(dist, 'preact'), { recursive: true }));
  expect(gone).toMatch(/preact\/manifest\.json can’t be read: it does not exist\. Install the package again/);
  const other = await failingCopy((_, dist) => writeFiles(dist, { 'preact/archipel.js': 'older' }));
  expect(other).toMatch(/archipel\.js is not the file that its manifest names\. Install the package again/);
});

test('the package’s own folder is no target', async () => {
  const dist = createFakePackage(OLD);
  const io = createCliIo({ dist });
  mkdirSync(join(dist, 'preact', 'copy'));
  expect(await runArchipel(['copy', join(dist, 'preact')], io)).toBe(2);
  expect(io.errLines).toEqual([expect.stringContaining('is a folder of the package itself')]);
});
