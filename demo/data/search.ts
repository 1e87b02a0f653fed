import { products } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { mayMean, plainText, termsIn } from '../rules/search.ts';

/** Searchable texts of a product. */
interface Searchable {
  readonly product: Product;
  readonly name: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** Default of the API. */
const usualAccuracy = 0.3;

function searchableOf(product: Product, culture: Culture): Searchable {
  const { name, summary, category, brand, variants, colours } = product;
  const parts = [name, summary, category.name, ...colours.map((colour) => colour.name)];
  const skus = variants.map((variant) => variant.sku);
  const text = [...parts.map((part) => part[culture]), brand.name, ...skus].join(' ');
  return { product, name: plainText(name[culture]), text: plainText(text), terms: new Set(termsIn(text)) };
}

/** Words of the other language, and everyday ones, with the words of the texts. */
const synonyms: Readonly<Record<Culture, Readonly<Record<string, string>>>> = {
  fr: { mok: 'mug', beker: 'gobelet', glas: 'verre', kom: 'bol', bord: 'assiette', kaars: 'bougie' },
  nl: { mug: 'mok', tasse: 'mok', gobelet: 'beker', verre: 'glas', bol: 'kom', bougie: 'kaars' },
};

const known = new Map<Culture, readonly Searchable[]>();

function searchables(culture: Culture): readonly Searchable[] {
  const made = known.get(culture) ?? products.map((product) => searchableOf(product, culture));
  known.set(culture, made);
  return made;
}

/** Ranks products whose name begins with the query first, then those whose name contains it. */
const rank = ({ name }: Searchable, q: string): number => (name.startsWith(q) ? 0 : name.includes(q) ? 1 : 2);

/**
 * Finds products with all words of the query; without a result, with their synonyms; without one again, products that
 * match despite typing errors.
 *
 * @param q The query as typed.
 * @param culture Language of the searched texts.
 * @param accuracy Share of a word that may be wrong, from 0 to 1.
 */
export function findBySearch(q: string, culture: Culture, accuracy = usualAccuracy): readonly Product[] {
  const typed = plainText(q).split(/\s+/).filter(Boolean);
  const all = searchables(culture);
  const findExact = (wanted: readonly string[]) =>
    all.filter(({ text }) => wanted.every((word) => text.includes(word)));
  const isTyped = findExact(typed).length > 0;
  const terms = isTyped ? typed : typed.map((word) => synonyms[culture][word] ?? word);
  const exact = findExact(terms);
  const isMeant = ({ text, terms: own }: Searchable) =>
    terms.every((word) => text.includes(word) || mayMean(word, own, accuracy));
  const found = exact.length > 0 ? exact : all.filter(isMeant);
  const name = terms.join(' ');
  return [...found].sort((a, b) => rank(a, name) - rank(b, name)).map(({ product }) => product);
}
