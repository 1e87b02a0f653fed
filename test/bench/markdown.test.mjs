import { expect, test } from 'vitest';
import { markdownTable, replaceFigures } from '../../bench/support/markdown.mjs';
import { formatColumns } from '../../bench/support/table.mjs';

test('figures are replaced between their marks, and nothing else is', () => {
  const document = 'before\n<!-- figures: a -->\nold\n<!-- /figures: a -->\nafter';
  expect(replaceFigures(document, 'a', 'new')).toBe(
    'before\n<!-- figures: a -->\n\nnew\n\n<!-- /figures: a -->\nafter',
  );
  expect(() => replaceFigures(document, 'b', 'new')).toThrow(/no place for the figures of "b"/);
});

test('numbers stand to the right', () => {
  const rows = [
    ['what', 'ms'],
    ['ours', '7'],
  ];
  expect(markdownTable(rows)).toBe('| what | ms |\n| --- | ---: |\n| ours | 7 |');
  expect(formatColumns(rows)).toBe('what  ms\nours   7');
});
