import type {
  Catalogue,
  CatalogueIsland,
  CataloguePageAttribute,
  CatalogueProp,
  CatalogueRule,
} from '../../cli/catalogue-types.ts';
import type { KnownIsland, KnownProp } from './known.ts';
import { knownOwnIsland, type OwnIsland } from './own-islands.ts';

export type { KnownIsland, KnownProp, OwnIsland };

/** All names that a page may write. */
export interface Vocabulary {
  readonly islands: ReadonlyMap<string, KnownIsland>;
  readonly rules: Readonly<Record<string, CatalogueRule>>;
  readonly page: Readonly<Record<string, CataloguePageAttribute>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly classes: readonly string[];
  /** Attributes in parts and attributes of islands with `data-island`, with the names of these islands. */
  readonly owners: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a name is that of one of the site's islands by its first letters: `my-*`. */
  isOwnName(name: string): boolean;
}

/** Names that a site adds to those of the library. */
export interface SiteVocabulary {
  /** By name; `my-*` is any island whose name begins so. */
  readonly islands: Readonly<Record<string, OwnIsland>>;
  /** Names of the site's own validation rules. */
  readonly validationRules: readonly string[];
  /** Classes of the site's own that begin with `ar-`. */
  readonly classes: readonly string[];
}

/** Slots that the description of a part names, such as `[data-slot="status"]`. */
const slotsIn = (selectors: readonly string[]) =>
  selectors.flatMap((selector) =>
    [...selector.matchAll(/\[data-slot="?([\w-]+)"?\]/g)].map(([, slot = '']) => slot),
  );

const toProp = (key: string, schema: CatalogueProp, isRequired: boolean): KnownProp => ({
  key,
  attribute: schema['x-attribute'],
  kind: schema['x-kind'],
  schema: { ...schema },
  isRequired,
});

function knownIsland(name: string, island: CatalogueIsland): KnownIsland {
  const { properties, required } = island.props;
  return {
    name,
    kind: island.kind,
    host: island.host,
    selector: island.selector,
    contains: island.contains,
    props: Object.entries(properties).map(([key, schema]) => toProp(key, schema, required.includes(key))),
    attributes: Object.keys(island.attributes),
    parts: Object.keys(island.parts),
    slots: [...Object.keys(island.slots), ...slotsIn([...Object.keys(island.parts), ...island.contains])],
    isOwn: false,
  };
}

/** Returns the names of `data-*` attributes in selectors. */
export const attributesIn = (selectors: readonly string[]): string[] => [
  ...new Set(selectors.flatMap((selector) => selector.match(/\bdata-[\w-]+/g) ?? [])),
];

function ownersOf(islands: readonly KnownIsland[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { name, parts, attributes } of islands) {
    for (const attribute of attributesIn([...parts, ...attributes])) {
      const names = owners.get(attribute) ?? new Set();
      owners.set(attribute, names.add(name));
    }
  }
  return owners;
}

const ownRule: CatalogueRule = { description: 'A rule of the site.', params: {} };

/**
 * Gathers all names that a page may write.
 *
 * @param catalogue The library's.
 * @param site The site's own.
 */
export function createVocabulary(catalogue: Catalogue, site: SiteVocabulary): Vocabulary {
  const islands = new Map<string, KnownIsland>();
  for (const [name, island] of Object.entries(catalogue.islands))
    islands.set(name, knownIsland(name, island));
  const prefixes: string[] = [];
  for (const [name, own] of Object.entries(site.islands)) {
    if (name.endsWith('*')) prefixes.push(name.slice(0, -1));
    else islands.set(name, knownOwnIsland(name, own));
  }
  return {
    islands,
    rules: { ...Object.fromEntries(site.validationRules.map((name) => [name, ownRule])), ...catalogue.rules },
    page: catalogue.page,
    settings: catalogue.settings,
    classes: [...Object.keys(catalogue.classes), ...site.classes],
    owners: ownersOf([...islands.values()]),
    isOwnName: (name) => prefixes.some((prefix) => name.startsWith(prefix)),
  };
}
