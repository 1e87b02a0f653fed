import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { products } from '../assortment/index.ts';

const folder = 'demo/photos';
/** These keep and order photos; they draw nothing. */
const keepers = ['cache.ts', 'drawing-version.ts', 'photo.ts', 'prepare.ts', 'preview.ts', 'wishes.ts'];
const sources = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !keepers.includes(name))
    .map((name) => `${folder}/${name}`),
  'demo/rules/noise.ts',
];

const subjects = products.map(({ slug, shape, category, colours }) => [
  slug,
  shape,
  category.id,
  colours.map(({ code, codes }) => [code, codes]),
]);

const hash = createHash('sha256').update(JSON.stringify(subjects));
for (const path of sources.toSorted()) hash.update(readFileSync(path));

/** Part of every photo's name, because browsers keep photos for ever: another one when anything of the drawing changes. */
export const drawingVersion = hash.digest('hex').slice(0, 8);
