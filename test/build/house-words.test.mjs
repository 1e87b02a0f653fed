import { expect, test } from 'vitest';
import { findBetterName, findFault } from '../../tools/lint/words.js';

test.each([
  ['createWish', 'optimistic'],
  ['$wishes', 'optimistic'],
  ['noteVisit', 'record'],
  ['PATIENCE_MS', '_TIMEOUT_MS'],
  ['LONGEST_NAME', 'MAX_'],
  ['findAllIn', 'querySelectorAll'],
  ['isKept', 'preserve'],
  ['tellOthers', 'notify'],
])('the linter has a better name for %s', (name, better) => {
  expect(findBetterName(name)).toContain(better);
});

test.each([
  'wishlist',
  '$wishlists',
  'placeholder',
  'placement',
  'keepOriginal',
  'allSettled',
  'rest',
  'most',
])('the linter leaves %s alone where it is a word of the field, of the domain or a named exception', (name) =>
  expect(findBetterName(name)).toBeUndefined(),
);

test.each([
  ['* What comes second waits.', true, 'begins with its subject'],
  [' Who waits here', true, 'begins with its subject'],
  ['* Who opens the second line of a paragraph.', false, undefined],
  ['* Listeners are told.', false, '"told" is notify'],
  ['* @param name Somebody', true, '"Somebody" is the user'],
  ['* The reason `refused` of refused.spec.ts.', true, undefined],
  [' One. Two. Three.', false, 'two sentences'],
  ['* The server is queried once. Its answer is cached, e.g. for an hour.', true, undefined],
  ['* Late subscribers receive the current value.', true, undefined],
])('a comment line is judged by how it opens, its words and its length: %s', (line, isFirst, fault) => {
  const found = findFault(line, isFirst);
  if (fault) expect(found).toContain(fault);
  else expect(found).toBeUndefined();
});
