import { findSection, products } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import type { ListQuery } from '../rules/list-query.ts';
import { facets } from './facets.ts';
import { findBySearch } from './search.ts';
import type { Facet } from './facets.ts';

/** One facet's options, and the number of products that each of them would show. */
export interface FacetCounts {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly counts: ReadonlyMap<string, number>;
}

export interface Listing {
  readonly products: readonly Product[];
  readonly facets: readonly FacetCounts[];
}

export interface Available {
  /** Variants in stock. */
  readonly ids: ReadonlySet<number>;
  readonly culture: Culture;
}

/** Returns the sorted products that match the query, and the counts for the filter panel. */
export function listProducts(query: ListQuery, available: Available): Listing {
  const scope = productsFor(query, available.culture).filter((product) => isInScope(product, query));
  const matching = scope.filter((product) => facets.every((facet) => fits(product, facet, query, available)));
  return {
    products: [...matching].sort(comparison(query, available.culture)),
    facets: facets.map((facet) => count(facet, scope, query, available)).filter(isUseful),
  };
}

/** Returns the price of the cheapest variant, which lists show. */
export const fromPrice = (product: Product): number =>
  Math.min(...product.variants.map((variant) => variant.price));

/** Returns the products that the search finds, best first; all of them without a search. */
const productsFor = ({ q }: ListQuery, culture: Culture): readonly Product[] =>
  q ? findBySearch(q, culture) : products;

function isInScope(product: Product, query: ListQuery): boolean {
  const isWanted = (wanted: number, id: number) => wanted === 0 || wanted === id;
  return (
    (isWanted(query.categoryId, product.category.id) || isInSection(product, query.categoryId)) &&
    isWanted(query.brandId, product.brand.id)
  );
}

const isInSection = ({ slug }: Product, id: number) => findSection(id)?.slugs.has(slug) === true;

function fits(product: Product, facet: Facet, query: ListQuery, available: Available): boolean {
  const chosen = facet.chosen(query.filter);
  if (chosen.length === 0) return true;
  const values = facet.valuesOf(product, available.ids);
  return chosen.some((value) => values.includes(value));
}

/**
 * Counts a facet's values; its own choices don't narrow the counts, so they say what another tick adds.
 * Values without products stay in the list with a zero, so the list is the same for every choice.
 */
function count(facet: Facet, scope: readonly Product[], query: ListQuery, available: Available): FacetCounts {
  const others = facets.filter((other) => other !== facet);
  const counts = new Map<string, number>();
  for (const product of scope) {
    const isLeft = others.every((other) => fits(product, other, query, available));
    for (const value of facet.valuesOf(product, available.ids))
      counts.set(value, (counts.get(value) ?? 0) + Number(isLeft));
  }
  return { facet, chosen: facet.chosen(query.filter), counts };
}

/** Hides a facet with only one value, unless it is chosen or a switch. */
const isUseful = ({ facet, counts, chosen }: FacetCounts): boolean =>
  counts.size > 1 || chosen.length > 0 || (facet.options.length === 1 && counts.size > 0);

function comparison({ sort }: ListQuery, culture: Culture): (a: Product, b: Product) => number {
  if (sort === 'price-asc') return (a, b) => fromPrice(a) - fromPrice(b);
  if (sort === 'price-desc') return (a, b) => fromPrice(b) - fromPrice(a);
  if (sort === 'name') return (a, b) => a.name[culture].localeCompare(b.name[culture], culture);
  if (sort === 'newest') return (a, b) => Number(b.isNew) - Number(a.isNew);
  return (a, b) => Number(b.isFeatured) - Number(a.isFeatured);
}
