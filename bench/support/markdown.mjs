/** Writes a Markdown table: the first column left-aligned, all others right-aligned. */
export function markdownTable([head, ...rows]) {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Writes a number with one decimal if it is small, with groups of three digits otherwise. */
export const formatFigure = (value) =>
  Math.abs(value) < 100 && !Number.isInteger(value)
    ? value.toFixed(1)
    : Math.round(value).toLocaleString('en');

/** Writes the ratio of a row in milliseconds to its reference, in brackets; nothing for the reference itself. */
export const formatRatio = ({ unit, ratio }) =>
  unit === 'ms' && ratio !== null && ratio !== 1 ? ` (×${ratio.toFixed(2)})` : '';

const marksOf = (name) => [`<!-- figures: ${name} -->`, `<!-- /figures: ${name} -->`];

/**
 * Replaces the figures of a benchmark in a document, between its two marks.
 *
 * @throws {Error} When the document has no such marks.
 */
export function replaceFigures(document, name, figures) {
  const [begin, end] = marksOf(name);
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no place for the figures of "${name}".`);
  return `${document.slice(0, from + begin.length)}\n\n${figures}\n\n${document.slice(to)}`;
}
