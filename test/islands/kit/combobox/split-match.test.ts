import { expect, test } from 'vitest';
import { splitMatch } from '../../../../islands/kit/combobox/split-match.ts';

const show = (text: string, query: string, ignored?: RegExp) =>
  splitMatch(text, query, ignored)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join('');

test('accents and case do not count, on either side [SRC-01]', () => {
  expect(show('Théière Brume', 'THEI')).toBe('[Théi]ère Brume');
  expect(show('Mug Ourthe', 'mùg')).toBe('[Mug] Ourthe');
  // The accent is a separate character here.
  expect(show('The\u0301ie\u0300re', 'thei')).toBe('[The\u0301i]e\u0300re');
});

test('each word counts, wherever it stands, and what overlaps is one', () => {
  expect(show('Grand mug Ourthe', 'ourthe mug')).toBe('Grand [mug] [Ourthe]');
  expect(show('banane', 'ana nan')).toBe('b[anan]e');
});

test('markup is text, and nothing is marked where nothing fits', () => {
  expect(splitMatch('<b>mug</b>', '<b>')).toEqual([
    { text: '<b>', isMatch: true },
    { text: 'mug</b>', isMatch: false },
  ]);
  expect(show('Vase', 'mug')).toBe('Vase');
  expect(show('Vase', '  ')).toBe('Vase');
  expect(show('', 'mug')).toBe('');
});

test('one letter that becomes two, and signs of two units, keep their place', () => {
  expect(show('Straße 🍵 tea', 'tea')).toBe('Straße 🍵 [tea]');
});

test('spaces and dashes of article numbers do not count [SRC-03]', () => {
  expect(show('LQ-1010-03', '101003', /[\s-]/)).toBe('LQ-[1010-03]');
  expect(show('LQ 1010 03', 'q-10', /[\s-]/)).toBe('L[Q 10]10 03');
});

test('signs that mean something in an expression are only signs', () => {
  expect(show('Mug (30 cl)', '(30')).toBe('Mug [(30] cl)');
  expect(show('C++ [a] $1 \\d', '[a] $1 \\d')).toBe('C++ [[a]] [$1] [\\d]');
  for (const sign of '()[]{}*+?.\\^$|') expect(show('Vase', sign)).toBe('Vase');
});
