import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFolder } from '../../../build/write.mjs';
import { bundleTree, island, plantTree } from '../support/tree.mjs';

const lazily = (...paths) =>
  paths.map((path, index) => `export const load${index} = () => import('${path}');`).join('\n');

const namesOf = ({ scripts }) =>
  [...scripts.keys()].map((name) => name.replace(/(?:-[0-9a-f]{6})?\.js$/, '')).toSorted();

async function build(files) {
  const planted = plantTree(files);
  return bundleTree(planted);
}

test('a module that the table names lies in its layer, a lazily loaded one in a layer of its own', async () => {
  const bundle = await build({
    ...island(
      'one',
      `import { a } from '../kit/dialog/dialog.ts'; import { b } from '#stores/cart/state.ts'; export default () => a + b;`,
    ),
    ...island('two', `import { b } from '#stores/cart/state.ts'; export default () => b;`),
    'islands/kit/dialog/dialog.ts': `export const a = Math.random();`,
    'stores/cart/state.ts': `export const b = Math.random();`,
    'islands/archipel.ts': lazily('./one/one.ts', './two/two.ts'),
    'package.json': JSON.stringify({
      type: 'module',
      imports: { '#stores/*': './stores/*', '#runtime/*': './runtime/*' },
    }),
  });
  expect(namesOf(bundle)).toEqual(['archipel', 'dialog', 'one', 'store-cart', 'two']);
  expect(bundle.unnamed).toEqual([]);
});

test('a module that one layer alone needs lies in it', async () => {
  const bundle = await build({
    ...island('one', `import { a } from './part.ts'; export default () => a;`),
    'islands/one/part.ts': `export { b as a } from './deeper.ts';`,
    'islands/one/deeper.ts': `export const b = Math.random();`,
    'islands/archipel.ts': lazily('./one/one.ts'),
  });
  expect(namesOf(bundle)).toEqual(['archipel', 'one']);
});

test('a module that several layers need although no row names it is reported', async () => {
  const view = `import { a } from '../shared.ts'; export default () => a;`;
  const { unnamed } = await build({
    ...island('one', view),
    ...island('two', view),
    'islands/shared.ts': `export const a = Math.random();`,
    'islands/archipel.ts': lazily('./one/one.ts', './two/two.ts'),
  });
  expect(unnamed).toEqual([{ path: 'islands/shared.ts', owners: ['one', 'two'] }]);
});

test('layers that import each other are rejected, and the cycle is named', async () => {
  const files = {
    ...island('one', `import { a } from '../kit/dialog/dialog.ts'; export default () => a;`),
    'islands/kit/dialog/dialog.ts': `import { b } from '../panel/panel.ts'; export const a = () => b; export const c = Math.random();`,
    'islands/kit/panel/panel.ts': `import { c } from '../dialog/dialog-more.ts'; export const b = () => c;`,
    'islands/kit/dialog/dialog-more.ts': `export const c = Math.random();`,
    'islands/archipel.ts': lazily('./one/one.ts'),
  };
  await expect(build(files)).rejects.toThrow(/import each other: .*dialog → panel → dialog/);
});

test('two lazily loaded modules of one layer that export the same name are rejected', async () => {
  const files = {
    'runtime/ajax/a.ts': `export const place = 1;`,
    'runtime/ajax/b.ts': `export const place = 2;`,
    'islands/archipel.ts': lazily('../runtime/ajax/a.ts', '../runtime/ajax/b.ts'),
  };
  await expect(build(files)).rejects.toThrow(/both export “place”/);
});

test('a layer’s file contains only what other files import', async () => {
  const bundle = await build({
    ...island('one', `import { used } from '../kit/dialog/dialog.ts'; export default () => used;`),
    'islands/kit/dialog/dialog.ts': `export const used = 'is used'; export const other = 'is not used';`,
    'islands/archipel.ts': lazily('./one/one.ts'),
  });
  expect(bundle.text('dialog-')).toContain('is used');
  expect(bundle.text('dialog-')).not.toContain('is not used');
});

test('the entry requests at once all files that an island needs', async () => {
  const { text, nameOf } = await build({
    ...island('one', `import { a } from '../kit/dialog/dialog.ts'; export default () => a;`),
    'islands/kit/dialog/dialog.ts': `export const a = Math.random();`,
    'islands/archipel.ts': lazily('./one/one.ts'),
  });
  expect(text('archipel.js')).toContain(`"${nameOf('dialog-')}"`);
});

test('islands of one layer are parts of its file, each with its own exports', async () => {
  const view = (name) =>
    `import { same } from '../shared/shared.ts'; export const props = '${name}'; export default () => same;`;
  const planted = plantTree({
    ...island('parallax', view('parallax')),
    ...island('scroll-in', view('scroll-in')),
    'islands/shared/shared.ts': `export const same = Symbol();`,
    'islands/archipel.ts': `import { load as one } from './parallax/index.ts'; import { load as two } from './scroll-in/index.ts';
      export const loads = { one, two };`,
  });
  const bundle = await bundleTree(planted);
  expect(namesOf(bundle)).toEqual(['archipel', 'scroll-effects']);
  const folder = join(planted.root, 'out');
  writeFolder(folder, bundle.files);
  delete globalThis[Symbol.for('archipel.modules')];
  const { loads } = await import(join(folder, 'archipel.js'));
  const [one, two] = [await loads.one(), await loads.two()];
  expect([one.props, two.props]).toEqual(['parallax', 'scroll-in']);
  expect(one.default()).toBe(two.default());
  // The copy for a browser that never retries a failed address has the same parts.
  const [again, ahead] = [await loads.two('./retry/'), vi.fn()];
  expect(again.props).toBe('scroll-in');
  await loads.one(undefined, ahead);
  expect(ahead).toHaveBeenCalledOnce();
});

test('a part that another lazily loaded file imports is taken out of its file, too', async () => {
  const planted = plantTree({
    ...island(
      'parallax',
      `export default () => 'parallax'; export const more = () => import('../scroll-in/scroll-in.ts');`,
    ),
    ...island('scroll-in', `export default () => 'scroll-in';`),
    ...island('one', `export const load = () => import('../scroll-in/scroll-in.ts'); export default 1;`),
    'islands/archipel.ts': lazily('./parallax/parallax.ts', './scroll-in/scroll-in.ts', './one/one.ts'),
  });
  const bundle = await bundleTree(planted);
  const folder = join(planted.root, 'out');
  writeFolder(folder, bundle.files);
  delete globalThis[Symbol.for('archipel.modules')];
  const { load0, load2 } = await import(join(folder, 'archipel.js'));
  expect((await (await load0()).more()).default()).toBe('scroll-in');
  expect((await (await load2()).load()).default()).toBe('scroll-in');
});
