import type { Culture } from '../culture.ts';
import { fill, texts } from '../texts/index.ts';
import type { IslandEntry, IslandsCatalogue, PropSchema, Sentence } from './catalogue.ts';
import { searchText } from './search.ts';

const GROUPS = ['content', 'forms', 'shop', 'navigation', 'messages', 'page'] as const;

/** Lifecycle events of every island, listed next to its own events. */
const LIFE = ['archipel:island-loading', 'archipel:island-ready', 'archipel:island-error'];

const byTitle = (culture: Culture) => (one: { title: string }, other: { title: string }) =>
  one.title.localeCompare(other.title, culture);

/** Returns the islands by group, each with its title and purpose. */
export function indexView({ islands }: IslandsCatalogue, culture: Culture) {
  const values = texts[culture].styleguide.groups;
  return GROUPS.map((group) => ({
    name: group,
    title: values[group],
    islands: Object.entries(islands)
      .filter(([, island]) => island.group === group)
      .map(([name, island]) => ({
        name,
        title: island.title[culture],
        purpose: island.description[culture],
        search: searchText(name, island),
      }))
      .toSorted(byTitle(culture)),
  })).filter((group) => group.islands.length > 0);
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function boundsOf({ minimum, maximum }: PropSchema, culture: Culture): string | undefined {
  const { from, to } = texts[culture].styleguide;
  const bounds = [
    minimum === undefined ? '' : fill(from, String(minimum)),
    maximum === undefined ? '' : fill(to, String(maximum)),
  ];
  return bounds.filter(Boolean).join(', ') || undefined;
}

/** Returns a prop's kind in the visitor's language; an unknown kind is a literal value. */
function kindOf(kind: string, culture: Culture): string {
  const kinds: Readonly<Record<string, string>> = texts[culture].styleguide.kinds;
  return kind
    .split(' | ')
    .map((one) => kinds[one] ?? one)
    .join(' | ');
}

function propRow(key: string, prop: PropSchema, { props }: IslandEntry, culture: Culture) {
  return {
    name: prop['x-attribute'],
    kind: kindOf(prop['x-kind'], culture),
    values: prop.enum?.filter((word) => word !== ''),
    bounds: boundsOf(prop, culture),
    isRequired: props.required.includes(key),
    usual: prop.default === undefined ? undefined : shown(prop.default),
    examples: prop.examples?.map(shown),
    meaning: prop['x-words'][culture],
  };
}

const attributeRow = (
  [name, { value, ...sentence }]: [string, Sentence & { readonly value?: string }],
  culture: Culture,
) => ({
  name,
  kind: value === undefined ? texts[culture].styleguide.aMark : kindOf(value, culture),
  meaning: sentence[culture],
});

const sentenceRows = (sentences: Readonly<Record<string, Sentence>>, culture: Culture) =>
  Object.entries(sentences).map(([name, sentence]) => ({ name, meaning: sentence[culture] }));

/** Returns the elements on which an island can be used: a selector, or a sentence. */
function locationOf(name: string, island: IslandEntry, culture: Culture) {
  const { anyElement, wholePage } = texts[culture].styleguide;
  if (island.selector) return { code: island.selector };
  if (!island.host) return { text: wholePage };
  const code = `data-island="${name}"`;
  return island.host === '*' ? { code, text: anyElement } : { code, on: island.host };
}

function momentOf({ kind, when, event }: IslandEntry, culture: Culture) {
  const { moments } = texts[culture].styleguide;
  if (event) return { text: moments.event, code: event };
  if (kind === 'action') return { text: moments.action };
  return { text: moments[when as keyof typeof moments] ?? when };
}

function eventRows({ events }: IslandEntry, catalogue: IslandsCatalogue) {
  return events.map((name) => ({ name, ...catalogue.events[name] }));
}

function stateLinks(name: string, { states }: IslandEntry, culture: Culture, current?: string) {
  const { usualState } = texts[culture].styleguide;
  const found = Object.entries(states ?? {});
  if (found.length === 0) return [];
  const href = (state?: string) =>
    `/styleguide/${name}?culture=${culture}${state === undefined ? '' : `&state=${state}`}`;
  return [
    { title: usualState, href: href(), isCurrent: current === undefined },
    ...found.map(([key, sentence]) => ({
      title: sentence[culture],
      href: href(key),
      isCurrent: key === current,
    })),
  ];
}

/** Returns the data of an island's page. */
export function islandView(
  name: string,
  catalogue: IslandsCatalogue,
  { culture, state }: { culture: Culture; state: string | undefined },
) {
  const island = catalogue.islands[name]!;
  const properties = Object.entries(island.props.properties);
  return {
    name,
    title: island.title[culture],
    purpose: island.description[culture],
    group: texts[culture].styleguide.groups[island.group as (typeof GROUPS)[number]],
    location: locationOf(name, island, culture),
    moment: momentOf(island, culture),
    contains: island.contains,
    attributes: [
      ...properties.map(([key, prop]) => propRow(key, prop, island, culture)),
      ...Object.entries(island.attributes).map((row) => attributeRow(row, culture)),
    ],
    parts: sentenceRows(island.parts, culture),
    slots: sentenceRows(island.slots, culture),
    events: eventRows(island, catalogue),
    watched: [...LIFE, ...island.events].join(' '),
    states: stateLinks(name, island, culture, state),
  };
}
