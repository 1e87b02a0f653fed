import { formatFile } from '../format-file.mjs';
import { code, table } from './markdown.mjs';

/** The file that `npm run reference` writes. */
export const REFERENCE = 'docs/islands.md';

const HEAD = `# The islands

The attributes, parts, slots and events of each island. \`npm run reference\` writes this file from \`props.ts\` and
\`about.ts\` of each: make changes there. Programs read the same from \`islands.json\`, with a JSON Schema for the props of
each island in \`schemas/\`. [The contract](contract.md#islands) describes what all islands have in common, and how they work
together.

An attribute is optional unless the column "default" has "required". The props of an island may also be JSON, in
\`<script type="application/json" data-props>\`. The example is the HTML that a server writes, and that visitors without
scripts use; its other elements and attributes, which no table lists, are the server's own.
`;

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
  Object.entries(attributes).map(([name, { value, en }]) => [code(name), value ?? 'no value', '', en]);

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
  ['adds', 'It is a React view that is rendered after your HTML, which stays.'],
  ['replaces', 'It is a React view that is rendered in place of your HTML'],
]);

function htmlText({ html, slots }) {
  if (html !== 'replaces') return HTML_TEXTS.get(html) ?? '';
  const isSlotted = Object.keys(slots).length > 0;
  return `${HTML_TEXTS.get('replaces')}${isSlotted ? ', with the slots moved into it' : ''}; without scripts your HTML shows.`;
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
      ['attribute', 'value', 'default', 'description'],
      [...propRows(island.props), ...attributeRows(island.attributes)],
    ),
    table(['part', 'description'], sentenceRows(island.parts)),
    table(['slot', 'content'], sentenceRows(island.slots)),
    eventsText(island),
    exampleText(island),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}

const eventsSection = (events) =>
  [
    '## Events',
    'All of them bubble to the document; `detail` is given as its TypeScript type.',
    Object.entries(events)
      .map(
        ([name, { detail, description }]) =>
          `- ${code(name)}: ${description}\n  - \`detail\`: ${code(detail)}`,
      )
      .join('\n'),
  ].join('\n\n');

const STRINGS_HEAD = `## Texts of the site

Texts that a site may change: string resources, by dotted names, from \`GET /api/v1/localization/{culture}/stringresources\` as nested
JSON (\`{ "Core": { "Error": "Erreur" } }\`). Without a resource the library's own text of the table shows. All other texts are
the library's own, in French, Dutch and English. \`{ "strings": false }\` in \`archipel-config\` turns the request off.`;

/** Writes a nested dictionary, as a server sends it. */
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
    table(['key', 'purpose', 'fr', 'nl', 'en', 'read by'], rows),
    'To start from, the French texts as a server sends them:',
    nestedTexts(strings, 'fr'),
    'The Dutch texts:',
    nestedTexts(strings, 'nl'),
  ].join('\n\n');
}

/**
 * Writes the reference of the islands.
 *
 * @param catalogue The result of `readCatalogue`.
 * @returns Markdown, formatted.
 */
export async function formatReference({ islands, events, strings }) {
  const sections = Object.entries(islands).map(section);
  const text = [HEAD, ...sections, eventsSection(events), stringsSection(strings)].join('\n\n');
  return formatFile(REFERENCE, text);
}
