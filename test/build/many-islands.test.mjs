import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleFlavour } from '../../build/bundle.mjs';
import { createManifest } from '../../build/manifest.mjs';
import { describeProject } from '../../build/project.mjs';
import { createRandom } from '../../e2e/support/random.ts';
import { copySources, followGuide } from '../support/guide.ts';

const repository = join(import.meta.dirname, '../..');

/** The number of islands to build for (design §9), existing ones included. */
const IN_ALL = 96;
const standing = readdirSync(join(repository, 'islands')).filter((name) =>
  existsSync(join(repository, 'islands', name, 'index.ts')),
).length;
const COUNT = Math.max(0, IN_ALL - standing);

/** Size limit of the entry: islands of few pages are not in it, so new ones add nothing (decisions 380, 527, 597, 624). */
const ENTRY_BYTES = 9_860;

/** Modules that islands import from the kit, the stores and the runtime. */
const PARTS = [
  ['#kit/dialog', 'openDialog'],
  ['#kit/money.ts', 'formatMoney'],
  ['#kit/panel', 'readPanels'],
  ['#kit/props.ts', 'object'],
  ['#kit/quantity', 'createStepper'],
  ['#kit/texts.ts', 'kitTexts'],
  ['#runtime/islands/react.tsx', 'react'],
  ['#runtime/requests/request.ts', 'requestHtml'],
  ['#stores/cart', 'addToCart'],
  ['#stores/notices', 'notify'],
  ['#stores/strings', 'translate'],
];

function addIsland(copy, index, random) {
  const folder = join(copy, `islands/island-${index}`);
  const parts = PARTS.filter(() => random() < 0.4);
  const imports = parts.map(([from, name]) => `import { ${name} } from '${from}';`);
  const text = `${imports.join('\n')}\nexport default () => ['${index}', ${parts.map(([, name]) => name).join(', ')}];\n`;
  mkdirSync(folder);
  writeFileSync(join(folder, `island-${index}.ts`), text);
  const definition = `import { defineIsland } from '#runtime';\nexport const island${index} = defineIsland({ name: 'island-${index}', when: 'visible', load: () => import('./island-${index}.ts') });\n`;
  writeFileSync(join(folder, 'index.ts'), definition);
}

function addIslands(copy) {
  const random = createRandom(COUNT);
  const numbers = Array.from({ length: COUNT }, (_, index) => index);
  for (const index of numbers) addIsland(copy, index, random);
  const list = join(copy, 'islands/further.ts');
  const imports = numbers.map((index) => `import { island${index} } from './island-${index}/index.ts';`);
  const names = numbers.map((index) => `island${index}, `).join('');
  const source = readFileSync(list, 'utf8').replace('[] = [', `[] = [${names}`);
  writeFileSync(list, `${imports.join('\n')}\n${source}`);
}

async function describeBuild(root) {
  const project = describeProject({ root });
  const bundle = await bundleFlavour(project, 'preact');
  const { files, islands } = createManifest(bundle, root);
  return { files, islands, unnamed: bundle.unnamed };
}

/** Returns the files of an island without their hashes, which may change. */
const needsOf = ({ js, preload, css }) =>
  [js, ...preload, ...css].map((name) => name.replace(/-[0-9a-f]{6}(?=\.)/, ''));

const bytesOf = ({ files }, { js, preload }) =>
  [js, ...preload].reduce((sum, name) => sum + files[name].brotli, 0);

// Actions such as a gallery may load a view.
const isAction = (name) =>
  /\bdefineAction\b/.test(readFileSync(join(repository, `islands/${name}/index.ts`), 'utf8'));
const isPlain = (name) => existsSync(join(repository, `islands/${name}/${name}.ts`)) && !isAction(name);

/** The build of this run. */
const before = JSON.parse(readFileSync(join(repository, 'dist/preact/manifest.json'), 'utf8'));

test('no island without a view brings the framework', () => {
  const plain = Object.entries(before.islands).filter(([name]) => isPlain(name));
  expect(plain.length).toBeGreaterThan(5);
  const bringing = plain.filter(([, { preload }]) => preload.some((file) => file.startsWith('framework-')));
  expect(bringing.map(([name]) => name)).toEqual([]);
});

test(
  `${COUNT} more islands and that of the guide are built, change the files of no island that is there, and the entry stays small`,
  { timeout: 600_000 },
  async () => {
    const copy = copySources(repository, 'many-islands');
    // The guide is linted and compiled by test/docs.test.ts; another build would take half a minute.
    followGuide(repository, copy);
    addIslands(copy);
    const after = await describeBuild(copy);
    expect(Object.keys(after.islands)).toHaveLength(Object.keys(before.islands).length + COUNT + 1);
    expect(after.islands['read-more'].css).toEqual([expect.stringMatching(/^read-more-\w+\.css$/)]);
    expect(after.unnamed).toEqual([]);
    for (const [name, island] of Object.entries(before.islands)) {
      const then = after.islands[name];
      expect(needsOf(then), name).toEqual(needsOf(island));
      expect(bytesOf(after, then) / bytesOf(before, island), name).toBeLessThan(1.02);
    }
    expect(after.files['archipel.js'].brotli).toBeLessThan(ENTRY_BYTES);
  },
);
