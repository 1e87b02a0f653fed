import { format, resolveConfig } from 'prettier';

/** The file that `npm run reference` writes. */
export const REFERENCE = 'docs/islands.md';

const HEAD = `# The islands

What each island takes, finds and sends, written from its \`props.ts\` and \`about.ts\` by \`npm run reference\`: change it
there. The same for programs is \`islands.json\`, with a JSON Schema for the props of each in \`schemas/\`. What all islands
have in common, and how they work together, is in [the contract](contract.md#islands). Every attribute is optional where
a default stands; the props of an island may also be JSON, in \`<script type="application/json" data-props>\`. The example is
what a server writes, and what visitors without scripts get; what is in it beyond the attributes and parts of the table is the server's own.
`;

const cell = (text) => String(text).replace(/\|/g, '\\|').replace(/\n/g, ' ');
const code = (text) => `\`${text}\``;

function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const shown = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function defaultOf(prop, key, { required }) {
  if (required.includes(key)) return 'required';
  return prop.default === undefined ? '' : code(shown(prop.default));
}

const propRows = ({ properties, ...schema }) =>
  Object.entries(properties).map(([key, prop]) => [
    code(prop['x-attribute']),
    prop['x-allowed'],
    defaultOf(prop, key, schema),
    prop.description,
  ]);

const attributeRows = (attributes) =>
  Object.entries(attributes).map(([name, { value, en }]) => [code(name), value ?? 'a mark', '', en]);

const sentenceRows = (sentences) => Object.entries(sentences).map(([mark, { en }]) => [code(mark), en]);

const hostText = ({ host }) => (host === '*' ? 'any element' : code(host));

function whereText(name, island) {
  if (island.selector) return code(island.selector);
  if (island.host) return `${code(`data-island="${name}"`)} on ${hostText(island)}`;
  return 'the whole page';
}

const MOMENTS = {
  island: ({ when }) => `is loaded on ${code(when)}`,
  service: ({ when, event }) =>
    event ? `is loaded with the first ${code(event)}` : `is loaded on ${code(when)}`,
  action: () => 'is loaded with the first click or submit',
};

const HTML_TEXTS = new Map([
  ['keeps', 'It is plain code: your HTML stays, and its parts are shown, hidden and filled.'],
  ['adds', 'It is a React view that stands after your HTML, which stays.'],
  ['replaces', 'It is a React view that stands in place of your HTML'],
]);

function htmlText({ html, slots }) {
  if (html !== 'replaces') return HTML_TEXTS.get(html) ?? '';
  const isSlotted = Object.keys(slots).length > 0;
  return `${HTML_TEXTS.get('replaces')}${isSlotted ? ', and takes the slots over' : ''}: without scripts yours shows.`;
}

const eventsText = ({ events }) => (events.length > 0 ? `Sends ${events.map(code).join(', ')}.` : '');

const contentText = ({ contains }) =>
  contains.length > 0 ? `Needs inside: ${contains.map(code).join(', ')}.` : '';

const exampleText = ({ example }) => '```html\n' + example.fr + '\n```';

function section([name, island]) {
  return [
    `## ${name}`,
    `${island.title.en}. ${island.description.en}`,
    `Where: ${whereText(name, island)}. It ${MOMENTS[island.kind](island)}. ${htmlText(island)} ${contentText(island)}`,
    table(
      ['attribute', 'value', 'default', 'what it means'],
      [...propRows(island.props), ...attributeRows(island.attributes)],
    ),
    table(['part', 'what it is'], sentenceRows(island.parts)),
    table(['slot', 'what it holds'], sentenceRows(island.slots)),
    eventsText(island),
    exampleText(island),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

const eventsSection = (events) =>
  [
    '## Events',
    'All of them bubble to the document; `detail` is as the types of TypeScript say.',
    table(
      ['event', '`detail`', 'when'],
      Object.entries(events).map(([name, { detail, description }]) => [
        code(name),
        code(detail),
        description,
      ]),
    ),
  ].join('\n\n');

const STRINGS_HEAD = `## Texts of the site

Texts that a site may change: string resources, by dotted names, from \`GET /api/v1/localization/{culture}/stringresources\` as nested
JSON (\`{ "Core": { "Error": "Erreur" } }\`). Each may be left out: then the library's own text of the table shows. All other texts of the
library are its own, in French, Dutch and English. \`{ "strings": false }\` in \`archipel-config\` turns the request off.`;

/** Writes a nested dictionary, as a server answers it. */
function nestedTexts(strings, language) {
  const groups = {};
  for (const [key, { texts }] of Object.entries(strings)) {
    const [group, name] = key.split('.');
    (groups[group] ??= {})[name] = texts?.[language] ?? '';
  }
  return '```json\n' + JSON.stringify(groups, null, 2) + '\n```';
}

function stringsSection(strings) {
  const rows = Object.entries(strings).map(([key, { description, texts = {}, islands }]) => [
    code(key),
    description,
    texts.fr,
    texts.nl,
    texts.en,
    islands.map(code).join(', '),
  ]);
  if (rows.length === 0) return '';
  return [
    STRINGS_HEAD,
    table(['key', 'what it is for', 'fr', 'nl', 'en', 'read by'], rows),
    'To start from, the French ones as a server answers them:',
    nestedTexts(strings, 'fr'),
    'and the Dutch ones:',
    nestedTexts(strings, 'nl'),
  ].join('\n\n');
}

/**
 * Writes the reference of the islands.
 *
 * @param catalogue The result of `readCatalogue`.
 * @returns Markdown, as prettier leaves it.
 */
export async function formatReference({ islands, events, strings }) {
  const sections = Object.entries(islands).map(section);
  const text = [HEAD, ...sections, eventsSection(events), stringsSection(strings)].join('\n\n');
  return format(text, { ...(await resolveConfig(REFERENCE)), parser: 'markdown' });
}
