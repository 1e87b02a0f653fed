import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchPlugin, patchSource } from '../../build/patches.mjs';

/** What browsers are given of packages: bundled, with the patches. */
async function bundled(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    external: ['react'],
    plugins: [patchPlugin],
  });
  const code = Buffer.from(outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

const cropperFile = (name) =>
  fileURLToPath(import.meta.resolve('cropperjs')).replace(/dist\/.*$/, `src/js/${name}.js`);

async function bothOf(name) {
  const original = await readFile(cropperFile(name), 'utf8');
  return { original, patched: patchSource(cropperFile(name), original) };
}

/** The methods of an object that is written over several lines. */
const methodsOf = (text) =>
  new Map([...text.matchAll(/^ {2}(\w+)\([^]*?^ {2}\},?$/gm)].map(([whole, name]) => [name, whole]));

test('of cropperjs the methods of a selection are kept as they are [CRP-02]', async () => {
  const [methods, handlers] = await Promise.all(['methods', 'handlers'].map(bothOf));
  const kept = [...methodsOf(methods.patched).keys()];
  expect(kept).toEqual([
    'crop',
    'destroy',
    'rotateTo',
    'getData',
    'setData',
    'getContainerData',
    'getCanvasData',
    'setCanvasData',
    'getCropBoxData',
    'setCropBoxData',
    'setDragMode',
  ]);
  expect([...methodsOf(handlers.patched).keys()]).toEqual(['resize', 'cropStart', 'cropMove', 'cropEnd']);
  for (const { original, patched } of [methods, handlers])
    for (const [name, text] of methodsOf(patched)) expect(text).toBe(methodsOf(original).get(name));
});

test('of cropperjs every handle still has what it does, and a picture neither moves nor zooms [CRP-02]', async () => {
  const { patched } = await bothOf('change');
  const cases = [...patched.matchAll(/^ {6}case ACTION_(\w+):$/gm)].map(([, name]) => name);
  expect(cases).toEqual([
    'ALL',
    'EAST',
    'NORTH',
    'WEST',
    'SOUTH',
    'NORTH_EAST',
    'NORTH_WEST',
    'SOUTH_WEST',
    'SOUTH_EAST',
  ]);
});

test('a queue runs so many at once, in their order, outlives one that fails, and tells when all is done [UPL-05]', async () => {
  const { default: PQueue } = await bundled(`export { default } from 'p-queue';`);
  const queue = new PQueue({ concurrency: 2 });
  const [begun, ends] = [[], new Map()];
  const add = (name) =>
    queue.add(() => {
      begun.push(name);
      return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
    });
  const [a, b, c] = ['a', 'b', 'c'].map(add);
  expect(begun).toEqual(['a', 'b']);
  ends.get('a').reject(new Error('cut'));
  await expect(a).rejects.toThrow('cut');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  const idle = queue.onIdle().then(() => 'idle');
  ends.get('b').resolve(2);
  ends.get('c').resolve(3);
  expect(await Promise.all([b, c, idle])).toEqual([2, 3, 'idle']);
  await queue.onIdle();
});

test('a queue that is cleared begins none of those that wait [UPL-05]', async () => {
  const { default: PQueue } = await bundled(`export { default } from 'p-queue';`);
  const queue = new PQueue({ concurrency: 1 });
  const begun = [];
  let end;
  const first = queue.add(() => new Promise((resolve) => (end = resolve)));
  void queue.add(() => begun.push('late'));
  queue.clear();
  end('first');
  expect(await first).toBe('first');
  await queue.onIdle();
  expect(begun).toEqual([]);
  expect(await queue.add(() => 'next')).toBe('next');
});

test('a tree has the rows of its open nodes, with level and place [MED-06]', async () => {
  const { createTree, syncDataLoaderFeature } = await bundled(`export * from '@headless-tree/core';`);
  const children = { top: ['a', 'b'], a: ['c', 'd'], b: [], c: [], d: [] };
  const tree = createTree({
    rootItemId: 'top',
    features: [syncDataLoaderFeature],
    dataLoader: { getItem: (id) => ({ id }), getChildren: (id) => children[id] },
    isItemFolder: (item) => children[item.getItemData().id].length > 0,
    getItemName: (item) => item.getItemData().id,
    state: { expandedItems: ['a'] },
  });
  tree.setMounted(true);
  tree.rebuildTree();
  const rows = tree.getItems().map((item) => {
    const { level, posInSet, setSize } = item.getItemMeta();
    return [item.getItemData().id, level, posInSet, setSize];
  });
  expect(rows).toEqual([
    ['a', 0, 0, 2],
    ['c', 1, 0, 2],
    ['d', 1, 1, 2],
    ['b', 0, 1, 2],
  ]);
});
