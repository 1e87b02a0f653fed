import { formatFile } from '../format-file.mjs';
import { code, table } from './markdown.mjs';

/** The file whose tables `npm run reference` writes, between its marks. */
export const CONTRACT = 'docs/contract.md';

const entriesOf = (records) => Object.entries(records);

const valueOf = ({ kind, allowed }) => {
  if (allowed) return allowed.map((value) => (value === '' ? 'empty' : code(value))).join(', ');
  return kind === 'flag' ? 'no value' : kind;
};

const withDefault = (about) => {
  if (about.default === undefined) return valueOf(about);
  return `${valueOf(about)}; default ${about.default === '' ? 'empty' : code(about.default)}`;
};

const withDetails = (sentence, details) => (details ? `${sentence} [Details](${details})` : sentence);

const attributeRow = ([name, about], page) => [
  code(name),
  about.on === '*' ? 'any element' : code(about.on),
  withDefault(about),
  withDetails(page[name].description, about.details),
];

const topicTable = ({ attributes }, { page }) =>
  table(
    ['attribute', 'on', 'value', 'description'],
    entriesOf(attributes).map((entry) => attributeRow(entry, page)),
  );

const jsonCode = (value) => code(typeof value === 'string' ? value : JSON.stringify(value));

const settingKind = ({ kind, allowed, isSwitch }) => {
  if (allowed) return allowed.map(code).join(', ');
  if (isSwitch) return '`false`, or the object below';
  return kind === 'true' ? '`true`' : kind;
};

const settingDefault = (about) =>
  about.without ?? (about.default === undefined ? 'none' : jsonCode(about.default));

const settingsTable = ({ aboutSettings }) =>
  table(
    ['key', 'kind', 'default', 'what it does'],
    entriesOf(aboutSettings).map(([key, about]) => [
      code(key),
      settingKind(about),
      settingDefault(about),
      about.description,
    ]),
  );

const parameterText = ([name, { required }]) => (required ? code(`-${name}`) : `[${code(`-${name}`)}]`);

const rulesTable = ({ rules }) =>
  table(
    ['rule', 'parameters', 'what it checks'],
    entriesOf(rules).map(([name, { params, description }]) => [
      code(name),
      entriesOf(params).map(parameterText).join(' '),
      description,
    ]),
  );

const classesTable = ({ aboutClasses }) =>
  table(
    ['class', 'on what', 'what it is'],
    entriesOf(aboutClasses).map(([name, { on, description }]) => [code(name), on, description]),
  );

const propertiesTable = (properties) =>
  table(
    ['property', 'default', 'what it is'],
    entriesOf(properties).map(([name, about]) => [
      code(name),
      about.kind === 'read' ? 'to be read' : about.default,
      about.description,
    ]),
  );

/**
 * Writes the tables of docs/contract.md.
 *
 * @param abouts The descriptions, from readAbouts.
 * @param catalogue The result of `readCatalogue`.
 * @returns Markdown by the name in its marks.
 */
function contractTables(abouts, catalogue) {
  const topics = entriesOf(abouts.aboutPage).map(([name, topic]) => [name, topicTable(topic, catalogue)]);
  return {
    ...Object.fromEntries(topics),
    settings: settingsTable(abouts),
    rules: rulesTable(catalogue),
    classes: classesTable(abouts),
    properties: propertiesTable(abouts.aboutProperties),
    bars: propertiesTable(abouts.aboutBars),
  };
}

const MARKED = /(<!-- reference:(\w+) -->)[^]*?(<!-- \/reference:\2 -->)/g;

/**
 * Writes the tables anew, each between `<!-- reference:NAME -->` and `<!-- /reference:NAME -->`.
 *
 * @param text The text of docs/contract.md.
 * @param abouts The descriptions, from readAbouts.
 * @param catalogue The result of `readCatalogue`.
 * @returns Markdown, formatted.
 * @throws {Error} For a mark without a table.
 */
export async function formatContract(text, abouts, catalogue) {
  const tables = contractTables(abouts, catalogue);
  const filled = text.replace(MARKED, (_, start, name, end) => {
    if (!(name in tables)) {
      throw new Error(
        `${CONTRACT} has the mark ${start}, for which there is no table: use one of ${Object.keys(tables).join(', ')}.`,
      );
    }
    return `${start}\n\n${tables[name]}\n\n${end}`;
  });
  return formatFile(CONTRACT, filled);
}
