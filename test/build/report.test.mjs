import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManifest } from '../../build/manifest.mjs';
import { formatTable, overBudget, sizeRows } from '../../build/report.mjs';
import { bundleTree, island, plantTree } from './support/tree.mjs';

const tree = () => ({
  ...island(
    'card',
    `import './card.css'; import { shared } from '../shared.ts'; export default () => shared;`,
  ),
  ...island('list', `import { shared } from '../shared.ts'; export default () => [shared];`),
  'islands/card/card.css': '.card { color: red; }',
  'islands/shared.ts': `export const shared = '${'shared '.repeat(100)}';`,
  'styles/index.css': 'p { margin: 0; }',
  'islands/archipel.ts': `import { load as card } from './card/index.ts'; import { load as list } from './list/index.ts';
    export const loads = [card, list];`,
});

async function buildReport() {
  const { root } = plantTree(tree());
  const bundle = await bundleTree({ root });
  const manifest = createManifest(bundle, root);
  return { bundle, manifest, rows: sizeRows(bundle, manifest) };
}

test('the manifest names the entry, and what each island needs beyond it', async () => {
  const { manifest } = await buildReport();
  const shared = expect.stringMatching(/^shared-/);
  expect(manifest.entry).toEqual({ file: 'archipel.js', preload: [], css: 'archipel.css' });
  expect(manifest.islands).toEqual({
    card: {
      when: 'load',
      js: expect.stringMatching(/^card-.*\.js$/),
      preload: [expect.stringMatching(/^mount-/), shared],
      css: [expect.stringMatching(/^card-.*\.css$/)],
    },
    list: { when: 'load', js: expect.stringMatching(/^list-/), preload: [shared], css: [] },
  });
});

test('the manifest names what pages with rules need, each file once', async () => {
  const { root } = plantTree({
    'islands/archipel.ts': `export const load = () => import('../validation/engine/service.ts');`,
    'validation/engine/service.ts': `import { test } from '../test.ts'; export const more = () => import('./packs.ts'); export default test;`,
    'validation/engine/packs.ts': `import { test } from '../test.ts'; import { say } from '../../runtime/say.ts'; export default () => say(test);`,
    'validation/other.ts': `import { say } from '../runtime/say.ts'; export default say;`,
    'validation/test.ts': `export const test = '${'test '.repeat(100)}';`,
    'runtime/say.ts': `export const say = (text: string) => console.log(text);`,
  });
  const { validation } = createManifest(await bundleTree({ root }), root);
  expect(validation).toEqual({
    js: expect.stringMatching(/^validation-.*\.js$/),
    rules: [expect.stringMatching(/^rules-.*\.js$/)],
  });
});

test('the manifest’s integrity is the file’s, as it is written', async () => {
  const { bundle, manifest } = await buildReport();
  for (const [name, { bytes, integrity }] of Object.entries(manifest.files)) {
    const content = bundle.files.get(name);
    expect(bytes).toBe(content.length);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
});

test('every import in the manifest is a file in it', async () => {
  const { manifest } = await buildReport();
  const imports = Object.values(manifest.files).flatMap((file) => file.imports);
  expect(imports.length).toBeGreaterThan(0);
  expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(imports));
});

test('the table has a line for the entry, the stylesheet and each island', async () => {
  const { rows } = await buildReport();
  const table = formatTable('preact', rows);
  expect(rows.map(({ what }) => what)).toEqual(['entry', 'archipel.css', '· card', '· list']);
  expect(table.split('\n')[3]).toMatch(/^· card +4 +[\d,]+ +[\d,]+ +[\d,]+$/);
});

test('a budget that is passed says which, by how much; what is not built yet passes', async () => {
  const { rows } = await buildReport();
  const [{ brotli }] = rows;
  expect(overBudget(rows, { 'preact/entry': brotli, 'preact/validation': 1 })).toEqual([]);
  expect(overBudget(rows, { 'preact/entry': brotli - 5 })).toEqual([
    `Over budget: preact/entry is ${brotli} B brotli, 5 B more than the ${brotli - 5} B allowed.`,
  ]);
});
