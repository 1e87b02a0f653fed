import { complaintsAbout } from './complaints.mjs';
import { renderExample } from './example.mjs';
import { describeProps, propsSchema } from './props-schema.mjs';
import { openApiOf } from './openapi.mjs';
import { briefCalls, readCalls } from './read-calls.mjs';
import { readEvents } from './read-events.mjs';
import { readIslands } from './read-islands.mjs';
import { readPage } from './read-page.mjs';
import { readSources } from './read-sources.mjs';
import { readStrings } from './read-strings.mjs';
import { viewOf } from './view-of.mjs';

const CULTURES = ['fr', 'nl'];

const examplesOf = (template) =>
  Object.fromEntries(CULTURES.map((culture) => [culture, renderExample(template, culture)]));

/** The loading strategy: a service may wait for an event, an action waits for a click or submit. */
const strategyOf = ({ kind, when, event }) => ({
  kind,
  when: kind === 'action' ? 'interaction' : when,
  ...(event && { event: `archipel:${event}` }),
});

const statesOf = (sentences = {}, templates) =>
  Object.fromEntries(
    Object.entries(sentences).map(([state, sentence]) => [
      state,
      { ...sentence, example: examplesOf(templates[state] ?? '') },
    ]),
  );

const synonymsOf = ({ synonyms }) => synonyms ?? { fr: [], nl: [], en: [] };
const hostOf = ({ selector }, { host }) => (selector ? { selector } : host && { host });

function describeIsland({ definition, about, props, sources, example, states }) {
  const { title, purpose, group, block, contains, attributes, parts, slots, emits = [] } = about;
  return {
    title,
    description: purpose,
    group,
    synonyms: synonymsOf(about),
    ...(block && { block }),
    ...strategyOf(definition),
    ...hostOf(definition, about),
    ...(definition.kind === 'island' && viewOf(sources.own)),
    contains: contains ?? [],
    props: propsSchema(props),
    attributes: attributes ?? {},
    parts: parts ?? {},
    slots: slots ?? {},
    events: emits.map((name) => `archipel:${name}`),
    example: examplesOf(example ?? ''),
    states: statesOf(about.states, states),
  };
}

const schemaFile = ({ title, description, props }) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: title.en,
  description: description.en,
  ...props,
});

const prefixed = (events) =>
  Object.fromEntries(Object.entries(events).map(([name, row]) => [`archipel:${name}`, row]));

/**
 * Reads the descriptions of all islands.
 *
 * @param root The folder of the project.
 * @returns The `catalogue`, and `complaints`: one sentence for each fault, with its fix.
 */
export async function readCatalogue(root) {
  const events = readEvents(root);
  const islands = await readIslands(root);
  const sources = await readSources(
    root,
    islands.map(({ name }) => name),
  );
  const described = islands.map((island) => ({
    ...island,
    events,
    sources: sources.get(island.name),
    props: describeProps(island.schema, island.about?.props),
  }));
  const { strings, complaints: stringComplaints } = await readStrings(root, sources);
  const { calls, areas, complaints: callComplaints } = await readCalls(root, sources);
  const complaints = [...described.flatMap(complaintsAbout), ...stringComplaints, ...callComplaints];
  const whole = described.filter(({ about }) => about?.title && about.purpose);
  const entries = whole.map((island) => [island.name, describeIsland(island)]);
  const page = await readPage(root, Object.fromEntries(entries));
  const catalogue = {
    islands: Object.fromEntries(entries),
    events: prefixed(events),
    strings,
    ...page,
    calls,
    areas,
  };
  return { complaints, catalogue };
}

const asJson = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Returns the files of the catalogue: one with all islands, the calls of the API, and JSON Schemas for the props of each
 * island and for the settings.
 *
 * @param catalogue The result of `readCatalogue`.
 * @param version The package's version.
 * @returns Contents by name, within dist/.
 */
export function catalogueFiles({ areas, ...catalogue }, version) {
  const schemas = Object.entries(catalogue.islands).map(([name, island]) => [
    `${name}.json`,
    asJson(schemaFile(island)),
  ]);
  const settings = ['config.json', asJson(catalogue.settings)];
  return {
    catalogue: asJson({ version, ...catalogue, calls: briefCalls(catalogue.calls) }),
    openApi: asJson(openApiOf(catalogue.calls, areas, version)),
    schemas: new Map([...schemas, settings]),
  };
}
