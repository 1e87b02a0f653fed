import { products } from '../assortment/index.ts';
import type { Ctx } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { cardView } from './product-view.ts';

const maxSuggestions = 4;

/** Returns the cards of featured products for an empty cart or list. */
export function suggestions(c: Ctx, { stock }: Shop) {
  const available = stock.availableIds();
  const featured = products.filter(({ isFeatured }) => isFeatured).slice(0, maxSuggestions);
  return featured.map((product) => cardView(product, available, c.get('culture')));
}
