import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortExample } from './short-example.mjs';

const CONTRACT = readFileSync(join(import.meta.dirname, 'llms-contract.md'), 'utf8');

/** Limit of the whole text, so that a model reads it at once. */
const MAX_BYTES = 100_000;

const entriesOf = (records = {}) => Object.entries(records);

const list = (title, lines) => (lines.length > 0 ? [`## ${title}`, lines.join('\n')] : []);

/** Whether an attribute does anything: those of the old library's functions do not. */
const isCurrent = ([name]) => !/^data-ajax-(?:begin|complete|success|failure)$/.test(name);

const attributeLine = ([name, { on, allowed, kind, description }]) =>
  `- \`${name}\` on ${on === '*' ? 'any element' : `\`${on}\``} (${allowed ? allowed.map((value) => value || 'empty').join(', ') : kind}): ${description}`;

function settingLines(schema, path = '') {
  return entriesOf(schema.properties).flatMap(([key, setting]) => {
    const own = `- \`${path}${key}\`: ${setting.description}${'default' in setting ? ` Default ${JSON.stringify(setting.default)}.` : ''}`;
    const inner = setting.anyOf?.find(({ properties }) => properties) ?? setting;
    return [own, ...settingLines(inner, `${path}${key}.`)];
  });
}

const parameterText = ([name, { required }]) => (required ? `-${name}` : `[-${name}]`);

const ruleLine = ([name, { params, description }]) =>
  `- \`${name}\`${entriesOf(params)
    .map((one) => ` ${parameterText(one)}`)
    .join('')}: ${description}`;

const HTML_EFFECTS = new Map([
  ['keeps', 'HTML stays'],
  ['adds', 'HTML stays, a view follows'],
  ['replaces', 'a view replaces the HTML'],
]);

const codeList = (names) => names.map((name) => `\`${name}\``).join(', ');

function valueText({ enum: words, minimum, maximum, 'x-kind': kind }) {
  if (kind === 'flag') return 'true|false';
  if (words) return words.map((word) => word || 'empty').join('|');
  const bounds = [minimum !== undefined && ` ≥ ${minimum}`, maximum !== undefined && ` ≤ ${maximum}`];
  return [kind, ...bounds.filter(Boolean)].join('');
}

const propLine = (prop, isRequired) => {
  const fallback = prop.default === undefined ? '' : ` = ${JSON.stringify(prop.default)}`;
  return `- \`${prop['x-attribute']}\` (${valueText(prop)}${isRequired ? ', required' : fallback}): ${prop.description}`;
};

/** The rules; those of one country have names that say enough. */
function ruleLines(rules) {
  const isNamed = ([, { pack, params }]) => pack === 'national' && Object.keys(params).length === 0;
  const national = entriesOf(rules).filter(isNamed);
  const others = entriesOf(rules).filter((rule) => !isNamed(rule));
  return [...others.map(ruleLine), `- Of one country: ${codeList(national.map(([name]) => name))}`];
}

/** Place, moment, effect, needs and events of an island in one line. */
function factsOf({ host = '', selector, when, html, contains, events }) {
  const facts = [
    (host || selector) && `\`${host || selector}\``,
    when,
    HTML_EFFECTS.get(html),
    contains.length > 0 && `needs ${codeList(contains)}`,
    events.length > 0 && `sends ${events.join(', ')}`,
  ];
  return facts.filter(Boolean).join('; ');
}

const sentenceLines = (records, kind = '') =>
  entriesOf(records).map(([name, { en }]) => `- ${kind}\`${name}\`: ${en}`);

const unlisted = (attributes, page) =>
  Object.fromEntries(entriesOf(attributes).filter(([name]) => !(name in page)));

const islandText = ([name, island], page, example) => {
  const { props, attributes, parts, slots } = island;
  return [
    `### ${name}\n${island.description.en} (${factsOf(island)})`,
    [
      ...entriesOf(props.properties).map(([key, prop]) => propLine(prop, props.required.includes(key))),
      ...sentenceLines(unlisted(attributes, page)),
      ...sentenceLines(parts),
      ...sentenceLines(slots, 'slot '),
    ].join('\n'),
    example,
  ]
    .filter(Boolean)
    .join('\n\n');
};

const bytesOf = (text) => Buffer.byteLength(text);

const hasMarks = ({ kind, selector, attributes, parts }) =>
  kind !== 'service' || selector?.includes('data-') || Object.keys({ ...attributes, ...parts }).length > 0;

const exampleText = ({ example }) => `\`\`\`html\n${shortExample(example.fr)}\n\`\`\``;

const elsewhere = (name) => `Example: docs/islands.md#${name}`;

/** The examples that fit, shortest first, and where to read the others. */
function chooseExamples(islands, limit) {
  const marked = entriesOf(islands).filter(([, island]) => island.example.fr && hasMarks(island));
  const texts = marked.map(([name, island]) => [name, exampleText(island)]);
  let rest = limit - marked.reduce((sum, [name]) => sum + bytesOf(elsewhere(name)) + 2, 0);
  const chosen = texts
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([name, text]) => {
      const cost = bytesOf(text) - bytesOf(elsewhere(name));
      if (cost > rest) return [name, elsewhere(name)];
      rest -= cost;
      return [name, text];
    });
  return Object.fromEntries(chosen);
}

const headOf = ({ page, settings, rules, classes, events, calls }) => [
  CONTRACT.trim(),
  ...list('Attributes of the page', entriesOf(page).filter(isCurrent).map(attributeLine)),
  ...list('Settings', settingLines(settings)),
  ...list('Rules of fields', ruleLines(rules)),
  ...list(
    'Classes',
    entriesOf(classes).map(([name, { on, description }]) => `- \`${name}\` on ${on}: ${description}`),
  ),
  ...list(
    'Events',
    entriesOf(events).map(([name, { description }]) => `- \`${name}\`: ${description}`),
  ),
  ...list(
    'Calls of the server, by their name in `openapi.json`',
    entriesOf(calls).map(([id, { method, path }]) => `- \`${id}\`: \`${method} ${path}\``),
  ),
  '## Islands',
];

/**
 * Writes `llms.txt`: the contract in short and every island, for language models that write templates.
 *
 * @param catalogue The catalogue.
 * @returns Markdown of 100 kB at most; the longest examples are left to docs/islands.md.
 */
export function llmsText(catalogue) {
  const { islands, page } = catalogue;
  const write = (examples) =>
    `${[
      ...headOf(catalogue),
      ...entriesOf(islands).map((entry) => islandText(entry, page, examples[entry[0]])),
    ].join('\n\n')}\n`;
  return write(chooseExamples(islands, MAX_BYTES - bytesOf(write({}))));
}
