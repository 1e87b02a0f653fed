import content from '../content/products/retired.json';
import type { LocalizedText } from '../culture.ts';
import type { Cents } from '../rules/money.ts';

/** An article that is no longer sold; only past orders contain it. */
export interface RetiredArticle {
  readonly id: number;
  readonly sku: string;
  readonly name: LocalizedText;
  readonly price: Cents;
}

export const retiredArticles: readonly RetiredArticle[] = content;

const byId = new Map(retiredArticles.map((article) => [article.id, article]));

export const findRetired = (id: number): RetiredArticle | undefined => byId.get(id);
