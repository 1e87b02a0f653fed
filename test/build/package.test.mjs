import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'archipel-package-'));
const source = join(folder, 'package');
const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });

let packed;

// Packed from a copy, so that another build at the same time does not interfere.
beforeAll(() => {
  const flags = ['build.mjs', '--no-budgets', '--out', join(source, 'dist')];
  run(process.execPath, flags, repository);
  for (const name of ['package.json', 'README.md']) cpSync(join(repository, name), join(source, name));
  const [result] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], source));
  packed = result;
  unpack(join(folder, result.filename));
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** Installs the package as a consumer does, together with the React types that authors of views have. */
function unpack(archive) {
  const modules = join(folder, 'consumer/node_modules');
  mkdirSync(join(modules, 'archipel'), { recursive: true });
  run('tar', ['xzf', archive, '--strip-components=1', '-C', join(modules, 'archipel')]);
  mkdirSync(join(modules, '@types'));
  for (const name of ['@types/react', '@types/react-dom', 'csstype']) {
    cpSync(join(repository, 'node_modules', name), join(modules, name), { recursive: true });
  }
}

const { exports: entryPoints } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
const filesOf = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry));

test('every entry point of package.json is packed', () => {
  const names = packed.files.map(({ path }) => `./${path}`);
  const isThere = (file) => {
    const [start, end = ''] = file.split('*');
    return names.some((name) => name.startsWith(start) && name.endsWith(end));
  };
  expect(
    Object.values(entryPoints)
      .flatMap(filesOf)
      .filter((file) => !isThere(file)),
  ).toEqual([]);
});

test('nothing but built files, package.json and README.md is packed', () => {
  const others = packed.files.map(({ path }) => path).filter((path) => !path.startsWith('dist/'));
  expect(others.toSorted()).toEqual(['README.md', 'package.json']);
});

test('the package depends on nothing', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
});

test('the licence of every bundled package is there', () => {
  const text = readFileSync(join(source, 'dist/licences.txt'), 'utf8');
  for (const name of ['preact', 'react', 'react-dom', 'nanostores', 'valibot']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\n.+\\n\\n.{20}`, 'ms'));
  }
});

// JSX of authors uses the page's copy of React.
const hasJsx = './jsx-runtime' in entryPoints;
const button = hasJsx
  ? `<button type="button" onClick={() => setCount(count + 1)}>{text}</button>`
  : `createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, text)`;

const view = `
import { createElement, props, react, useState } from 'archipel/authoring';
export const schema = props.object({ name: props.text(), loud: props.optional(props.flag(), false) });
type Props = props.InferOutput<typeof schema>;
function Greeting({ name, loud }: Props) {
  const [count, setCount] = useState(0);
  const text: string = loud ? name.toUpperCase() : name;
  return ${button};
}
export { schema as props };
export default react(Greeting);
`;

const definition = `
import { register, whenIdle, inspect } from 'archipel';
import { defineIsland } from 'archipel/authoring';
import { visit } from 'archipel/react';
register(defineIsland({ name: 'greeting', when: 'visible', load: () => import('./greeting.js') }));
const names: string[] = (await whenIdle(), inspect()).map(({ name }) => name);
await visit(names.join('/'));
`;

/** Compiles an author's island against the packed types, libraries included. */
function compileConsumer(files, moduleResolution) {
  const consumer = join(folder, 'consumer');
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
    moduleResolution,
    strict: true,
    noEmit: true,
    types: [],
    jsx: 'react-jsx',
    jsxImportSource: 'archipel',
  };
  const list = Object.keys(files);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: list }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(consumer, name), text);
  try {
    return run(
      process.execPath,
      [join(repository, 'node_modules/typescript/bin/tsc'), '-p', consumer],
      consumer,
    );
  } catch (error) {
    return error.stdout;
  }
}

test.each(['bundler', 'nodenext'])(
  'an author’s island compiles against the packed types (%s)',
  (resolution) => {
    expect(compileConsumer({ 'greeting.tsx': view, 'index.ts': definition }, resolution)).toBe('');
  },
);

test('a wrong prop does not compile', () => {
  const wrong = view.replace('const text: string = loud', 'const text: number = loud');
  expect(compileConsumer({ 'greeting.tsx': wrong }, 'bundler')).toMatch(/TS2322/);
});
