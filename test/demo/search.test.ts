import { expect, test } from 'vitest';
import { findBySearch } from '../../demo/data/search.ts';

const namesOf = (q: string, culture: 'fr' | 'nl') =>
  findBySearch(q, culture).map(({ name }) => name[culture]);

test('a word of the other language finds what its own word finds [SRC-01]', () => {
  expect(namesOf('Mug', 'nl')).toEqual(namesOf('mok', 'nl'));
  expect(namesOf('mok', 'fr')).toEqual(namesOf('mug', 'fr'));
  expect(namesOf('mug', 'nl')[0]).toMatch(/^Mok/);
});

test('a word of the texts is never replaced, and a typing error is forgiven [SRC-01]', () => {
  expect(namesOf('mug', 'fr')[0]).toMatch(/^Mug/);
  expect(namesOf('thèiere', 'fr')).toEqual(namesOf('théière', 'fr'));
  expect(namesOf('zzzz', 'nl')).toEqual([]);
});
