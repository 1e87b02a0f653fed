import type { Words } from '../culture.ts';
import type { Cents } from '../rules/money.ts';

/** An article that the shop has sold once; only orders know it. */
export interface RetiredArticle {
  readonly id: number;
  readonly sku: string;
  readonly name: Words;
  readonly price: Cents;
}

export const retiredArticles: readonly RetiredArticle[] = [
  { id: 90_101, sku: 'IL-901-01', name: { fr: 'Mug Semois', nl: 'Mok Semois' }, price: 2_200 },
  { id: 90_201, sku: 'IL-902-01', name: { fr: 'Coupe Lesse', nl: 'Schaal Lesse' }, price: 5_850 },
  {
    id: 90_501,
    sku: 'IL-905-01',
    name: { fr: 'Torchon Lys, écru', nl: 'Theedoek Leie, ecru' },
    price: 1_650,
  },
];

const byId = new Map(retiredArticles.map((article) => [article.id, article]));

export const findRetired = (id: number): RetiredArticle | undefined => byId.get(id);
