import type { Words } from '../culture.ts';
import type { StillView } from '../photos/photo.ts';

/** A text of the journal, with the photo of a product that it speaks of. */
export interface Article {
  readonly slug: string;
  /** ISO; shown in the page's language. */
  readonly date: string;
  /** Id of its category. */
  readonly category: number;
  readonly product: string;
  readonly view: StillView;
  readonly title: Words;
  readonly intro: Words;
  /** Its paragraphs; those of short news have no heading. */
  readonly parts: readonly { readonly title?: Words; readonly text: Words }[];
}

/** What the journal's texts are sorted by; one may lie in another. */
export interface ArticleCategory {
  readonly id: number;
  readonly parent?: number;
  readonly name: Words;
}

// French signs stay with their word.
const bound = (text: string) => text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

export const words = (fr: string, nl: string): Words => ({ fr: bound(fr), nl });

type Pair = readonly [fr: string, nl: string];

/** Where a short piece of news stands, and which photo it has. */
type Place = readonly [slug: string, date: string, category: number, product: string, view: StillView];

/**
 * A short piece of news.
 *
 * @param place Its name, day, category and photo.
 * @param title Title in French and Dutch.
 * @param intro The first sentence, which lists show.
 * @param text What comes after it.
 */
export function note(
  [slug, date, category, product, view]: Place,
  title: Pair,
  intro: Pair,
  text: Pair,
): Article {
  return {
    slug,
    date,
    category,
    product,
    view,
    title: words(...title),
    intro: words(...intro),
    parts: [{ text: words(...text) }],
  };
}
