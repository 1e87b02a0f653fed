import { products } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { mayMean, plainText, wordsIn } from '../rules/search.ts';

/** What can be found of a product. */
interface Searchable {
  readonly product: Product;
  readonly name: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/** The API's own default. */
const usualAccuracy = 0.3;

function searchableOf(product: Product, culture: Culture): Searchable {
  const { name, summary, category, brand, variants, colours } = product;
  const parts = [name, summary, category.name, ...colours.map((colour) => colour.name)];
  const skus = variants.map((variant) => variant.sku);
  const text = [...parts.map((part) => part[culture]), brand.name, ...skus].join(' ');
  return { product, name: plainText(name[culture]), text: plainText(text), words: new Set(wordsIn(text)) };
}

const known = new Map<Culture, readonly Searchable[]>();

function searchables(culture: Culture): readonly Searchable[] {
  const made = known.get(culture) ?? products.map((product) => searchableOf(product, culture));
  known.set(culture, made);
  return made;
}

/** Whose name begins with it comes first, then whose name has it at all. */
const rank = ({ name }: Searchable, q: string): number => (name.startsWith(q) ? 0 : name.includes(q) ? 1 : 2);

/**
 * Finds products: those that have every word; where there is none, those that may be meant in spite of typing errors.
 *
 * @param q What was typed.
 * @param culture In whose words.
 * @param accuracy How large a part of a word may be wrong.
 */
export function findBySearch(q: string, culture: Culture, accuracy = usualAccuracy): readonly Product[] {
  const words = plainText(q).split(/\s+/).filter(Boolean);
  const all = searchables(culture);
  const exact = all.filter(({ text }) => words.every((word) => text.includes(word)));
  const isMeant = ({ text, words: own }: Searchable) =>
    words.every((word) => text.includes(word) || mayMean(word, own, accuracy));
  const found = exact.length > 0 ? exact : all.filter(isMeant);
  const wanted = plainText(q).trim();
  return [...found].sort((a, b) => rank(a, wanted) - rank(b, wanted)).map(({ product }) => product);
}
