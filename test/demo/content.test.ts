// @vitest-environment node
import { array } from 'valibot';
import { expect, test } from 'vitest';
import { draftSchema } from '../../demo/assortment/model.ts';
import { checkContent } from '../../demo/content/check.ts';
import bowls from '../../demo/content/products/bowls.json';
import fr from '../../demo/content/texts/fr.json';
import nl from '../../demo/content/texts/nl.json';
import { texts } from '../../demo/texts/index.ts';

const pathsOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`))
    : [path];

test('the Dutch texts have the keys of the French ones', () => {
  expect(pathsOf(nl)).toEqual(pathsOf(fr));
});

test('no page shows a placeholder of a promise', () => {
  expect(JSON.stringify(fr)).toContain('{promised.');
  expect(JSON.stringify(texts)).not.toContain('{promised.');
});

test('a wrong product is an error that names its file and its field', () => {
  const [first, ...others] = bowls;
  const wrong = [...others, { ...first, price: '23 €' }];
  expect(() => checkContent('products/bowls.json', array(draftSchema), wrong)).toThrow(
    `demo/content/products/bowls.json is wrong at "${others.length}.price"`,
  );
});
