const HTML_EFFECTS = new Map([
  ['keeps', 'Plain code: your HTML stays.'],
  ['adds', 'A React view after your HTML, which stays.'],
  ['replaces', 'A React view in place of your HTML.'],
]);

const codeList = (names) => names.map((name) => `\`${name}\``).join(', ');

const hostOf = ({ host }) => (host === '*' ? 'any element' : `\`${host}\``);

/**
 * Describes an island in Markdown, for the value of `data-island`.
 *
 * @param island An island of the catalogue.
 */
export function describeIsland(island) {
  const lines = [
    `**${island.title.en}.** ${island.description.en}`,
    `On ${hostOf(island)}; is loaded on \`${island.when}\`. ${HTML_EFFECTS.get(island.html) ?? ''}`.trim(),
    island.contains.length > 0 && `Needs inside: ${codeList(island.contains)}.`,
    island.events.length > 0 && `Sends ${codeList(island.events)}.`,
  ];
  return lines.filter(Boolean).join('\n\n');
}

/**
 * Returns the islands that `data-island` names, without those that a selector finds.
 *
 * @param catalogue The catalogue.
 * @returns Pairs of name and island.
 */
export const namedIslands = ({ islands }) =>
  Object.entries(islands).filter(([, { kind, selector }]) => kind === 'island' && !selector);
