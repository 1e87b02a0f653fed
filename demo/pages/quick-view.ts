import type { Hono } from 'hono';
import { findProductBySlug } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import { findVariantFor, readPicks } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { photo } from './photo-view.ts';
import { cardView, productView, stockState, variantHref, variantView } from './product-view.ts';

/** Route of a product's quick view in its list (CAT-07). */
export function quickViewRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog/quickview/:slug', (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? shop.view.fragment(c, 'parts/quick-view', quickView(c, shop, product)) : c.notFound();
  });
}

function quickView(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const picks = readPicks((name) => c.req.query(name));
  const isAnyColour = picks.colour === undefined;
  const first = product.variants.find(({ id }) => available.has(id)) ?? product.variants[0]!;
  const chosen = isAnyColour ? first : findVariantFor(product, picks);
  const { price, isFrom } = cardView(product, available, culture);
  const total = product.variants.reduce((sum, { id }) => sum + Math.max(0, stock.of(id)), 0);
  return {
    price,
    isFrom,
    stock: stockState(total, culture),
    product: productView(product, chosen, available, culture),
    // The page opens in the colour by which the list was filtered, too.
    href: isAnyColour ? `/${culture}/catalog/product/${product.slug}` : variantHref(culture, chosen),
    photo: photo(product, chosen.colour, 'studio', culture),
    variants: product.variants.map((variant) => ({
      ...variantView(variant, stock.of(variant.id), culture),
      isChosen: variant === chosen,
    })),
  };
}
