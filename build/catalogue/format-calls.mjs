import { formatFile } from '../format-file.mjs';
import { fieldRows } from './describe-content.mjs';
import { code, table } from './markdown.mjs';

/** The file with all calls, which `npm run reference` writes. */
export const CALLS = 'docs/calls.md';

const HEAD = `# The calls of the API

Each address that the library calls, for the server that answers it. \`npm run reference\` writes this file from the
schemas of \`stores/*/schema.ts\` and from \`stores/*/about.ts\`: make changes there. Programs read the same from
\`openapi.json\` (OpenAPI 3.1, \`archipel/openapi.json\` of the package), whose \`operationId\` is the name of the call here.
A site answers the calls of the islands that it uses. [The contract](contract.md) describes how islands behave.

- Addresses are below \`data-app\`, where it says \`{site}\` below \`data-site\`. Names in braces are values, encoded for an address.
- Bodies and answers are JSON in UTF-8, unless another type stands there. Fields may come in any order, and further fields are ignored.
- A field that is not required may be missing or \`null\`. One of another type is left out, or makes the answer a failure.
- Each write carries the [antiforgery token](contract.md#antiforgery) in a header.
- A rejection is a status of 4xx with \`{ "Message": "a sentence for the visitor" }\`; \`Message\` is plain text.
- **An answer of a wrong shape is one error in the console**, with the address and the path of the first wrong field:
  \`PickupPointViewModels[2].Geocode.Latitude\`. Bad items of a list are left out; an answer without a readable item is a failure.
- Answers about a visitor are sent with \`Cache-Control: no-store\`.
`;

const TYPES = {
  string: 'text',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'object',
  array: 'list',
  null: 'null',
};

/** Names the types of a field; a reference is a schema that contains itself. */
function typesOf({ type, anyOf = [], format: kind, $ref }) {
  if ($ref) return ['object'];
  if (kind === 'uri-reference') return ['address'];
  const own = type === undefined ? [] : [type].flat().map((one) => TYPES[one]);
  return [...own, ...anyOf.flatMap(typesOf)];
}

const typeText = (schema) =>
  [...new Set(typesOf(schema))].filter((one) => one !== 'null').join(', ') || 'anything';

const shownPath = (path) => code(path.replaceAll('{}', '{…}').replace(/^\{…\}$/, '…'));

const fieldTable = (content) =>
  table(
    ['field', 'type', 'required', 'description'],
    fieldRows(content).map(([path, field, isRequired]) => [
      shownPath(path),
      typeText(field),
      isRequired ? 'yes' : '',
      field.description,
    ]),
  );

const json = (value) => '```json\n' + JSON.stringify(value, null, 2) + '\n```';

const variableRows = (variables, part) =>
  Object.entries(variables).map(([name, { description, example, isOptional }]) => [
    name === '*' ? 'each field' : code(name),
    isOptional ? `${part}, optional` : part,
    code(example),
    description,
  ]);

const variableTable = ({ variables = {}, query = {} }) =>
  table(
    ['value', 'where', 'example', 'description'],
    [...variableRows(variables, 'path'), ...variableRows(query, 'query')],
  );

const BODIES = {
  json: 'Body, as JSON:',
  urlencoded: 'Body, urlencoded as a form:',
  multipart: 'Body, as `multipart/form-data`:',
};

const encoded = (example) => '```\n' + String(new URLSearchParams(example)) + '\n```';

const EXAMPLES = { json, urlencoded: encoded, multipart: () => '' };

const bodyText = ({ body }) =>
  body ? [BODIES[body.type], fieldTable(body), EXAMPLES[body.type](body.example)] : [];

function answerText({ answer }) {
  const { description, html, schema, fields = {} } = answer;
  const whole = fields[''] ? ` ${fields['']}` : '';
  const head = `Answer: ${description[0].toLowerCase()}${description.slice(1)}${whole}`;
  if (html) return [head, '```html\n' + html + '\n```'];
  return schema ? [head, fieldTable(answer), json(answer.example)] : [head];
}

/** One line for each meaning, with its statuses. */
function statusText({ statuses }) {
  const byMeaning = new Map();
  for (const [status, meaning] of Object.entries(statuses))
    byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), code(status.replace('XX', 'xx'))]);
  return [...byMeaning].map(([meaning, own]) => `- ${own.join(', ')}: ${meaning}`).join('\n');
}

const islandText = ({ islands, address }) =>
  [
    address && `The page writes the address itself: ${address}.`,
    islands.length > 0 &&
      `Called by ${islands.map((name) => `[${code(name)}](islands.md#${name})`).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');

const addressText = ({ method, path, query = {}, isOfSite, address }) => {
  const names = Object.keys(query).map((name) => (name === '*' ? '…' : `${name}=`));
  const base = isOfSite ? '{site}' : '{app}';
  return code(`${method} ${address ? '' : base}${path}${names.length > 0 ? `?${names.join('&')}` : ''}`);
};

const callText = ([id, call]) =>
  [
    `### ${id}`,
    `${addressText(call)}: ${call.purpose} ${islandText(call)}`,
    variableTable(call),
    ...bodyText(call),
    ...answerText(call),
    'Other answers:',
    statusText(call),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n\n');

const titleOf = (area) => `## ${area[0].toUpperCase()}${area.slice(1)}`;

function areaText([area, sentence], calls) {
  const own = Object.entries(calls).filter(([id]) => id.split('.')[0] === area);
  return [titleOf(area), sentence, ...own.map(callText)].join('\n\n');
}

const indexTable = (calls) =>
  table(
    ['call', 'address'],
    Object.entries(calls).map(([id, call]) => [
      `[${id}](#${id.toLowerCase().replace('.', '')})`,
      addressText({ ...call, query: {} }),
    ]),
  );

/**
 * Writes the reference of the calls.
 *
 * @param catalogue The result of `readCatalogue`, with `calls` and `areas`.
 * @returns Markdown, formatted.
 */
export async function formatCalls({ calls, areas }) {
  const sections = Object.entries(areas).map((entry) => areaText(entry, calls));
  const text = [HEAD, indexTable(calls), ...sections].join('\n\n');
  return formatFile(CALLS, text);
}
