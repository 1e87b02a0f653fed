import { brands, categories, colours } from '../assortment/index.ts';
import type { Colour, Product } from '../assortment/model.ts';
import type { LocalizedText } from '../culture.ts';
import { fieldName } from '../rules/filter.ts';
import type { Filter } from '../rules/filter.ts';

/** Attributes in which variants differ; `ProductAttributes` contains their ids. */
export const colourAttribute = 1;
export const sizeAttribute = 2;

export interface FacetOption {
  readonly value: string;
  readonly name: LocalizedText;
  readonly colour?: Colour;
}

export interface Facet {
  readonly key: string;
  readonly isAttribute: boolean;
  readonly field: string;
  readonly name: LocalizedText;
  readonly options: readonly FacetOption[];
  chosen(filter: Filter): readonly string[];
  /** Returns the facet's values of a product; `available` are the variants in stock. */
  valuesOf(product: Product, available: ReadonlySet<number>): readonly string[];
}

const priceBands = [
  { value: '0-15', from: 0, to: 1500, name: { fr: 'Moins de 15 €', nl: 'Minder dan € 15' } },
  { value: '15-30', from: 1500, to: 3000, name: { fr: 'De 15 € à 30 €', nl: '€ 15 tot € 30' } },
  { value: '30-60', from: 3000, to: 6000, name: { fr: 'De 30 € à 60 €', nl: '€ 30 tot € 60' } },
  { value: '60-', from: 6000, to: Infinity, name: { fr: '60 € et plus', nl: '€ 60 en meer' } },
];

const named = (entries: readonly { id: number; name: string | LocalizedText }[]): FacetOption[] =>
  entries.map(({ id, name }) => ({
    value: String(id),
    name: typeof name === 'string' ? { fr: name, nl: name } : name,
  }));

const plainFacet = (
  key: string,
  name: LocalizedText,
  options: readonly FacetOption[],
  valuesOf: Facet['valuesOf'],
): Facet => ({
  key,
  name,
  options,
  valuesOf,
  isAttribute: false,
  field: fieldName(key),
  chosen: (filter) => filter.values.get(key) ?? [],
});

const colourFacet: Facet = {
  key: String(colourAttribute),
  isAttribute: true,
  field: fieldName(String(colourAttribute), true),
  name: { fr: 'Couleur', nl: 'Kleur' },
  options: colours.map((colour) => ({ value: String(colour.id), name: colour.name, colour })),
  chosen: (filter) => filter.attributes.get(String(colourAttribute)) ?? [],
  valuesOf: (product) => product.colours.map((colour) => String(colour.id)),
};

export const facets: readonly Facet[] = [
  plainFacet('Category', { fr: 'Catégorie', nl: 'Categorie' }, named(categories), (product) => [
    String(product.category.id),
  ]),
  colourFacet,
  plainFacet('Price', { fr: 'Prix', nl: 'Prijs' }, priceBands, pricesOf),
  plainFacet('Brand', { fr: 'Atelier', nl: 'Atelier' }, named(brands), (product) => [
    String(product.brand.id),
  ]),
  plainFacet(
    'InStock',
    { fr: 'Disponibilité', nl: 'Beschikbaarheid' },
    [{ value: 'true', name: { fr: 'En stock', nl: 'Op voorraad' } }],
    (product, available) => (product.variants.some(({ id }) => available.has(id)) ? ['true'] : []),
  ),
];

/** Returns the price bands of the product's variants. */
function pricesOf(product: Product): string[] {
  const inBand = (band: (typeof priceBands)[number]) =>
    product.variants.some(({ price }) => price >= band.from && price < band.to);
  return priceBands.filter(inBand).map((band) => band.value);
}
