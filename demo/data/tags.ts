import { brands, products } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import type { Culture, LocalizedText } from '../culture.ts';
import { articles } from '../journal/index.ts';

/** A tag that products, journal articles and workshops share. */
export interface Tag {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly fits: (product: Product) => boolean;
}

const ofKind =
  (kind: Product['shape']['kind']) =>
  ({ shape }: Product): boolean =>
    shape.kind === kind;

export const tags: readonly Tag[] = [
  { slug: 'gres', name: { fr: 'Grès', nl: 'Steengoed' }, fits: ofKind('vessel') },
  { slug: 'verre', name: { fr: 'Verre', nl: 'Glas' }, fits: ofKind('glass') },
  { slug: 'lin', name: { fr: 'Lin', nl: 'Linnen' }, fits: ofKind('linen') },
  { slug: 'lumiere', name: { fr: 'Lumière', nl: 'Licht' }, fits: ofKind('candle') },
  { slug: 'nouveau', name: { fr: 'Nouveau', nl: 'Nieuw' }, fits: ({ isNew }) => isNew },
];

export const entityNames = ['Product', 'News', 'Workshop'] as const;
export type EntityName = (typeof entityNames)[number];
export const tagSorts = ['relevance', 'name', 'newest'] as const;
export type TagSort = (typeof tagSorts)[number];

/** A tagged entry. */
export interface Tagged {
  readonly entity: EntityName;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** ISO date; undated entries come last. */
  readonly date: string;
}

function listTagged({ fits }: Tag, culture: Culture): Tagged[] {
  const fitting = products.filter(fits);
  const slugs = new Set(fitting.map(({ slug }) => slug));
  const makers = new Set(fitting.map(({ brand }) => brand.id));
  return [
    ...fitting.map((product) => ({
      entity: 'Product' as const,
      title: product.name[culture],
      text: product.summary[culture],
      href: `/${culture}/catalog/product/${product.slug}`,
      date: product.isNew ? '2026-11-01' : '',
    })),
    ...articles
      .filter(({ product }) => slugs.has(product))
      .map(({ slug, date, title, intro }) => ({
        entity: 'News' as const,
        title: title[culture],
        text: intro[culture],
        href: `/${culture}/journal/${slug}`,
        date,
      })),
    ...brands
      .filter(({ id }) => makers.has(id))
      .map(({ id, name, city }) => ({
        entity: 'Workshop' as const,
        title: name,
        text: city[culture],
        href: `/${culture}/catalog?brandId=${id}`,
        date: '',
      })),
  ];
}

const orders: Record<TagSort, (a: Tagged, b: Tagged) => number> = {
  relevance: () => 0,
  name: (a, b) => a.title.localeCompare(b.title),
  newest: (a, b) => b.date.localeCompare(a.date),
};

/** Returns the sorted entries of a tag, of one kind or of all. */
export const findTagged = (
  tag: Tag,
  sort: TagSort,
  entity: EntityName | undefined,
  culture: Culture,
): Tagged[] =>
  listTagged(tag, culture)
    .filter((entry) => !entity || entry.entity === entity)
    .sort(orders[sort]);
