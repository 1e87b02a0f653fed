/**
 * Writes a text of the page as code, in which HTML and Markdown mean nothing.
 *
 * @param text The text; line breaks become spaces.
 */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim() || ' ';
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** Writes a section; one without lines says so. */
export const section = (title: string, lines: readonly string[]): string =>
  [`## ${title}`, '', ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : ['None.']), ''].join('\n');
