import { expect, test } from 'vitest';
import { bundleTree, island, plantTree } from './support/tree.mjs';

const tree = (css = '.card { color: red; }') => ({
  ...island('card', `import './card.css'; export default () => 'card';`),
  'islands/card/card.css': css,
  'styles/index.css': '@layer archipel.tokens, archipel.islands;',
  'islands/archipel.ts': `export { load } from './card/index.ts';`,
});

test('an island’s stylesheet is a file of its own, in its layer, and its script links it', async () => {
  const built = await bundleTree(plantTree(tree()));
  expect(built.text('card-')).toContain(
    built.nameOf('card-').endsWith('.css') ? '' : built.sheets.values().next().value.name,
  );
  const [sheet] = [...built.sheets.values()];
  expect(sheet.name).toMatch(/^card-[0-9a-f]{6}\.css$/);
  expect(sheet.text).toBe('@layer archipel.islands{.card{color:red}}\n');
});

test('what a browser of the contract knows by another name only gets that, too', async () => {
  const planted = plantTree(tree());
  planted.write({ 'islands/card/card.css': '.card { user-select: none; text-size-adjust: 100%; }' });
  const [sheet] = [...(await bundleTree(planted)).sheets.values()];
  expect(sheet.text).toContain('-webkit-user-select:none');
  expect(sheet.text).toContain('-webkit-text-size-adjust:100%');
});

test('the page’s stylesheet holds no island’s', async () => {
  const { text } = await bundleTree(plantTree(tree()));
  expect(text('archipel.css')).toBe('@layer archipel.tokens,archipel.islands;\n');
});

test('a stylesheet’s name changes with its content alone', async () => {
  const planted = plantTree(tree());
  const nameOfSheet = async () => [...(await bundleTree(planted)).sheets.values()][0].name;
  const before = await nameOfSheet();
  planted.write(island('card', `import './card.css'; export default () => 'another';`));
  expect(await nameOfSheet()).toBe(before);
  planted.write({ 'islands/card/card.css': '.card { color: blue; }' });
  expect(await nameOfSheet()).not.toBe(before);
});

test('a package’s stylesheet goes into its layer, and its images are copied', async () => {
  const view = `import 'leaflet/dist/leaflet.css'; export default () => 'map';`;
  const planted = plantTree({ ...tree(), ...island('card', view) });
  const { sheets, nameOf } = await bundleTree(planted);
  const [sheet] = [...sheets.values()];
  expect(sheet.text).toMatch(/^@layer archipel\.vendor\{/);
  expect(sheet.text).toContain(`url("./${nameOf('layers-2x-')}")`);
});

test('both flavours have the same stylesheets', async () => {
  const planted = plantTree(tree());
  const namesIn = async (flavour) =>
    [...(await bundleTree(planted, flavour)).sheets.values()].map(({ name }) => name);
  expect(await namesIn('react')).toEqual(await namesIn('preact'));
});
