import { expect, test } from 'vitest';
import { checkInvariants, checkWrites, type Outcome } from '../../e2e/faults/matrix/invariants.ts';

const calm: Outcome = {
  isDone: false,
  hasMessage: false,
  change: undefined,
  lost: [],
  busy: [],
  dead: undefined,
  focus: undefined,
};

test.each<[string, Partial<Outcome>]>([
  ['as before', {}],
  ['with a message', { hasMessage: true, change: '"1" is "2" now.' }],
  [
    'that is done, without the form',
    { isDone: true, change: '"1" is "2" now.', lost: ['#name'], dead: 'The button' },
  ],
])('A page %s breaks no invariant.', (_, change) => {
  expect(checkInvariants({ ...calm, ...change })).toEqual([]);
});

test.each<[string, Partial<Outcome>, RegExp]>([
  ['changes without a word', { change: '"1" is "2" now.' }, /nothing is said/],
  ['loses a text', { hasMessage: true, lost: ['#name'] }, /text of #name is lost/],
  ['stays busy, even if it is done', { isDone: true, busy: ['<button>'] }, /<button> is still busy/],
  ['has a dead control', { hasMessage: true, dead: 'The button' }, /The button can’t be used/],
  ['has its focus nowhere', { isDone: true, focus: 'hidden' }, /focus is nowhere sensible: hidden/],
])('A page that %s is a finding.', (_, change, sentence) => {
  expect(checkInvariants({ ...calm, ...change })).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [0, 1, false, 0],
  [1, 1, false, 0],
  [2, 1, false, 1],
  [2, 2, false, 0],
  [2, 2, true, 1],
  [1, 2, true, 0],
])('%i writes for %i presses, keyed: %s: %i findings.', (applied, presses, isKeyed, findings) => {
  expect(checkWrites(applied, presses, isKeyed)).toHaveLength(findings);
});
