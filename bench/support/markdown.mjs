/** Writes a Markdown table: the first column left-aligned, all others right-aligned. */
export function markdownTable([head, ...rows]) {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

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
