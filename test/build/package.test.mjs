import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { init, parse } from 'es-module-lexer';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addReactTypes,
  compile,
  definition,
  kitTest,
  linkPlaywright,
  listeners,
  mocking,
  mocks,
  view,
} from './support/consumer.mjs';
import { cyclonedxErrors } from './support/cyclonedx.mjs';
import { deadLinks } from './support/packed-links.mjs';
import { createFolder, installArchive, packBuild, repository, run } from './support/packed.mjs';

const folder = createFolder();
const project = join(folder, 'project');

let archive;
let installed;

// The build of this run, packed, and installed as a stranger does it: without a network, into an empty project.
beforeAll(() => {
  archive = packBuild(folder);
  mkdirSync(project);
  installed = installArchive(archive, project);
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

const read = (name) => readFileSync(join(installed, name), 'utf8');
const readJson = (name) => JSON.parse(read(name));

const filesOf = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(filesOf));

test('the same build packed twice is the same archive', () => {
  const again = createFolder();
  expect(readFileSync(packBuild(again)).equals(readFileSync(archive))).toBe(true);
  rmSync(again, { recursive: true });
});

test('every entry point of package.json is packed', () => {
  const names = readdirSync(installed, { recursive: true }).map((name) => `./${name}`);
  const isThere = (file) => {
    const [start, end = ''] = file.split('*');
    return names.some((name) => name.startsWith(start) && name.endsWith(end));
  };
  const { exports: entryPoints, bin } = readJson('package.json');
  const files = [...Object.values(entryPoints), bin].flatMap(filesOf);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('nothing but built files, docs and what a package has at its root is packed', () => {
  expect(readdirSync(installed).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'docs',
    'package.json',
  ]);
});

test('the package depends on nothing; React’s types and Playwright are optional peers', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = readJson('package.json');
  expect(dependencies).toBeUndefined();
  expect(peerDependencies).toEqual({ '@playwright/test': '>=1.50', '@types/react': '>=19' });
  for (const name of Object.keys(peerDependencies)) expect(peerDependenciesMeta[name].optional).toBe(true);
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'archipel',
  ]);
});

test('the package may be published: licence, description, keywords, author', () => {
  const description = readJson('package.json');
  expect(description).not.toHaveProperty('private');
  expect(description).toMatchObject({ license: 'MIT', author: expect.any(String) });
  expect(description.description).toMatch(/\w{5}/);
  expect(description.keywords.length).toBeGreaterThan(5);
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
});

test('packing builds all first', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(scripts.prepack).toBe(scripts.build);
});

test('the changelog has the version of the package, and what comes after it', () => {
  const { version } = readJson('package.json');
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[([^\]]+)\]/gm)].map(([, name]) => name);
  expect(headings.slice(0, 2)).toEqual(['Unreleased', version]);
});

test('every link of the packed docs leads to a packed file, and to a heading of it', () => {
  expect(existsSync(join(installed, 'docs/breaking-changes.md'))).toBe(true);
  expect(deadLinks(installed)).toEqual([]);
});

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  expect(messages).toEqual([]);
});

// Stylesheets and texts have no types, so there is nothing that could be wrong with them.
const UNTYPED = /\.(?:css|txt)$/;

// The package is ESM only: other resolutions are not offered.
const OFFERED = ['node16-esm', 'bundler'];

test('attw finds no wrong types for modules and bundlers', async () => {
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(archive)));
  const { entrypoints, problems } = await checkPackage(data, { excludeEntrypoints: [UNTYPED] });
  const offered = problems.filter(({ resolutionKind = 'node16-esm' }) => OFFERED.includes(resolutionKind));
  expect(Object.keys(entrypoints)).toEqual(expect.arrayContaining(['./react/authoring', './mocks']));
  expect(offered).toEqual([]);
});

test('every import of the package resolves to a file', () => {
  const names = Object.keys(readJson('package.json').exports).map((name) => name.replace('*', 'cart'));
  const program = `for (const name of ${JSON.stringify(names)}) {
    const path = new URL(import.meta.resolve('archipel' + name.slice(1)));
    if (!(await import('node:fs')).existsSync(path)) console.log(path.href);
  }`;
  expect(run(process.execPath, ['--input-type=module', '-e', program], project)).toBe('');
});

test('the program runs by its name', () => {
  expect(run('npx', ['--no', '--', 'archipel', '--version'], project).trim()).toBe(
    readJson('package.json').version,
  );
});

test.each(['bundler', 'nodenext'])(
  'an author’s TSX island compiles without any other package (%s)',
  (moduleResolution) => {
    const files = { 'greeting.tsx': view('archipel'), 'index.ts': definition, 'listeners.ts': listeners };
    expect(compile(project, files, { moduleResolution })).toBe('');
  },
);

test.each(['bundler', 'nodenext'])(
  'mocks of calls are typed without any other package, and wrong ones do not compile (%s)',
  (moduleResolution) => {
    expect(compile(project, { 'mocks.ts': mocks }, { moduleResolution })).toBe('');
  },
);

test('mocks answer in Node, refuse what no server could answer, and run in a browser too', async () => {
  expect(run(process.execPath, ['--input-type=module', '-e', mocking], project).trim().split('\n')).toEqual([
    '{"Message":"812","Item":{"Quantity":3}}',
    '1',
    'MockError: There is no call "cart.ad"; perhaps you mean "cart.add". All calls are in docs/calls.md.',
    'MockError: The mock of cart.add answers Message with 4; expected a text or null. (status 200, openapi.json)',
    expect.stringMatching(/^MockError: handlers\(\) needs the http of your MSW first\. Write: import/),
  ]);
  await init;
  const [imported] = parse(read('dist/tools/mocks.js'));
  expect(imported.map(({ n }) => n)).toEqual([]);
});

test('a wrong prop, and a detail that an event lacks, do not compile', () => {
  const wrong = view('archipel').replace('const text: string = loud', 'const text: number = loud');
  const files = { 'greeting.tsx': wrong, 'listeners.ts': listeners.replace('productId', 'color') };
  const errors = compile(project, files, { moduleResolution: 'bundler' });
  expect(errors).toMatch(/^greeting\.tsx.*TS2322/m);
  expect(errors).toMatch(/^listeners\.ts.*TS2339.*'color'/m);
});

test('an island for the React flavour says which types it needs, and compiles with them', () => {
  const files = { 'greeting.tsx': view('archipel/react') };
  const options = { moduleResolution: 'nodenext', jsxImportSource: 'archipel/react' };
  expect(compile(project, files, options)).toMatch(/TS\d+: .*'react'/);
  addReactTypes(project);
  expect(compile(project, files, options)).toBe('');
  // React's types do not get in the way of the default flavour.
  expect(compile(project, { 'greeting.tsx': view('archipel') }, { moduleResolution: 'nodenext' })).toBe('');
});

test.each(['bundler', 'nodenext'])(
  'a test with the kit compiles, a wrong call and a wrong answer in it do not (%s)',
  (moduleResolution) => {
    linkPlaywright(project);
    // Playwright's own declarations import packages that it does not install.
    const options = { moduleResolution, types: ['node'], skipLibCheck: true };
    expect(compile(project, { 'cart.spec.ts': kitTest }, options)).toBe('');
  },
);

test('the licence of every bundled package is there, in text and as a bill of materials', () => {
  const text = read('dist/licences.txt');
  const { components } = readJson('dist/sbom.cdx.json');
  const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
  const names = components.map(nameOf);
  expect(names).toEqual(
    expect.arrayContaining(['preact', 'react', 'react-dom', '@nanostores/react', 'valibot']),
  );
  for (const component of components) {
    expect(text).toMatch(new RegExp(`^${nameOf(component)} ${component.version}\n.+\n\n.{20}`, 'ms'));
  }
});

test('the bill of materials is CycloneDX 1.6, with checksums, folders, and the licence that is not OSI’s', () => {
  const bom = readJson('dist/sbom.cdx.json');
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(cyclonedxErrors(bom)).toEqual([]);
  const folders = new Set(bom.components.flatMap(({ properties }) => properties.map(({ value }) => value)));
  expect([...folders]).toEqual(expect.arrayContaining(['dist/preact', 'dist/react']));
  expect(bom.components.filter(({ hashes }) => !hashes)).toEqual([]);
  const hippocratic = bom.components.filter(({ licenses }) => licenses[0].license?.id === 'Hippocratic-2.1');
  expect(hippocratic.map(({ purl }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
    'pkg:npm/%40react-leaflet/core',
    'pkg:npm/react-leaflet',
  ]);
});
