const cell = (text) => String(text).replace(/\|/g, '\\|').replace(/\n/g, ' ');

export const code = (text) => `\`${text}\``;

/**
 * Writes a table.
 *
 * @param head The titles of its columns.
 * @param rows Cells in Markdown; `|` is escaped. Without rows there is no table.
 */
export function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
