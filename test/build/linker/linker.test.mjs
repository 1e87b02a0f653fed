import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { closureOf } from '../../../build/graph.mjs';
import { writeFolder } from '../../../build/write.mjs';
import { bundleTree, island, plantTree } from '../support/tree.mjs';

const store = `export const seen: string[] = []; export const visit = (name: string) => void seen.push(name);`;

const view = (name) => `import { visit } from '#runtime/store.ts'; import { helper } from '../kit.ts';
  visit('${name}'); export default () => helper('${name}');`;

const tree = () => ({
  'runtime/store.ts': store,
  'islands/kit.ts': `import { seen } from '#runtime/store.ts'; export const loaded = Symbol();
    export const helper = (name: string) => [name, loaded, seen];`,
  ...island('one', view('one')),
  ...island('two', view('two')),
  'islands/archipel.ts': `import { seen } from '#runtime/store.ts';
    import { load as one } from './one/index.ts'; import { load as two } from './two/index.ts';
    export const loads = { one, two }; export { seen };`,
});

async function builtTree(files = tree()) {
  const planted = plantTree(files);
  const bundle = await bundleTree(planted);
  const folder = join(planted.root, 'out');
  writeFolder(folder, bundle.files);
  return { ...planted, ...bundle, open: (name) => import(join(folder, name)) };
}

// Modules are registered globally: every test starts without those of the others.
beforeEach(() => delete globalThis[Symbol.for('archipel.modules')]);

test('the entry is one file', async () => {
  const { scripts } = await builtTree();
  expect([...closureOf(scripts, 'archipel.js')]).toEqual(['archipel.js']);
});

test('a module that the entry and islands share exists once', async () => {
  const { open } = await builtTree();
  const { loads, seen } = await open('archipel.js');
  const [one, two] = [await loads.one(), await loads.two()];
  expect(seen).toEqual(['one', 'two']);
  expect(one.default()[1]).toBe(two.default()[1]);
  expect(one.default()[2]).toBe(seen);
});

test('an entry under a second address finds the modules of the first', async () => {
  const { open } = await builtTree();
  const first = await open('archipel.js');
  const second = await open('archipel.js?v=1');
  const before = first.seen.length;
  expect((await second.loads.one()).default()[2]).toBe(first.seen);
  expect(first.seen.length).toBe(before + 1);
});

test('an export that only an island uses of the entry brings its own modules along, once', async () => {
  const { open } = await builtTree({
    ...tree(),
    'runtime/store.ts': `import { deep } from './deep.ts'; ${store} export const more = () => deep;`,
    'runtime/deep.ts': 'export const deep = { name: "deep" };',
    ...island(
      'two',
      `import { more } from '#runtime/store.ts'; import { deep } from '#runtime/deep.ts';
      export default () => more() === deep;`,
    ),
  });
  const { loads } = await open('archipel.js');
  expect((await loads.two()).default()).toBe(true);
});

test('a namespace, a barrel and a default of the entry work in an island', async () => {
  const { open } = await builtTree({
    ...tree(),
    'runtime/barrel.ts': `export { seen as list } from './store.ts'; export { default as word } from './word.ts';`,
    'runtime/word.ts': `const word = ['word']; export default word;`,
    'islands/archipel.ts': `${tree()['islands/archipel.ts']} export { default as word } from '#runtime/word.ts';`,
    ...island(
      'one',
      `import * as all from '#runtime/store.ts'; import { list, word } from '#runtime/barrel.ts';
      export default () => [Object.keys(all), all.seen === list, word];`,
    ),
  });
  const { loads, word } = await open('archipel.js');
  const [names, isSame, itsWord] = (await loads.one()).default();
  expect(names).toEqual(['seen', 'visit']);
  expect(isSame).toBe(true);
  expect(itsWord).toBe(word);
});

test('CommonJS in the entry is rejected, with the file’s name', async () => {
  const files = {
    ...tree(),
    'runtime/old.cjs': 'module.exports = { old: Math.random() };',
    'islands/archipel.ts': `import { old } from '#runtime/old.cjs'; console.log(old); ${tree()['islands/archipel.ts']}`,
  };
  await expect(builtTree(files)).rejects.toThrow(/The entry contains .*old\.cjs, which is CommonJS/);
});

test('a chunk keeps its name until something in it changes', async () => {
  const planted = plantTree(tree());
  const namesOf = async () => [...(await bundleTree(planted)).files.keys()];
  const before = await namesOf();
  expect(await namesOf()).toEqual(before);
  planted.write(island('one', `${view('one')} export const more = 1;`));
  const after = await namesOf();
  const changed = before.filter((name) => !after.includes(name) && !name.startsWith('retry/'));
  expect(changed).toEqual([expect.stringMatching(/^one-/)]);
});

test('a file that an author imports first shares the entry’s modules', async () => {
  const { open } = await builtTree({
    ...tree(),
    'islands/authoring.ts': `export { seen } from '#runtime/store.ts';`,
  });
  const { seen } = await open('authoring.js');
  expect((await open('archipel.js')).seen).toBe(seen);
});

test('a chunk of another version fails to load', async () => {
  const { open } = await builtTree();
  const { loads } = await open('archipel.js');
  globalThis[Symbol.for('archipel.modules')] = undefined;
  await (await builtTree({ ...tree(), ...island('one', ''), ...island('two', '') })).open('archipel.js');
  await expect(loads.one()).rejects.toThrow('another version');
});
