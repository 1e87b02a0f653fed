import type { Hono } from 'hono';
import { findProductBySlug, findVariant, productOf } from '../assortment/index.ts';
import type { Product } from '../assortment/model.ts';
import { findVariantFor, readPicks, variantChoices } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { photo } from './photo-view.ts';
import { productView, variantView } from './product-view.ts';

/** Routes of a product's quick view in its list (CAT-07), and of its photo. */
export function quickViewRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog/quickview/:slug', (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? shop.view.fragment(c, 'parts/quick-view', quickView(c, shop, product)) : c.notFound();
  });
  const photoPath = '/widget/catalog/ProductPhoto';
  app.on('GET', [photoPath, `/:culture{(?:fr|nl)}${photoPath}`], (c) => {
    const variant = findVariant(Number(c.req.query('productVariantId')));
    if (!variant) return c.notFound();
    const shown = photo(productOf(variant), variant.colour, 'studio', c.get('culture'));
    return shop.view.fragment(c, 'parts/quick-photo', { photo: shown });
  });
}

function quickView(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const picks = readPicks((name) => c.req.query(name));
  const first = product.variants.find(({ id }) => available.has(id)) ?? product.variants[0]!;
  const chosen = picks.colour === undefined ? first : findVariantFor(product, picks);
  return {
    product: productView(product, chosen, available, culture),
    variant: variantView(chosen, stock.of(chosen.id), culture),
    variants: variantChoices(product),
    isSoldOut: !product.variants.some(({ id }) => available.has(id)),
    // The page opens with the choice, or with the colour by which the list was filtered.
    href: `/${culture}/catalog/product/${product.slug}?productVariantId=${chosen.id}`,
    photo: photo(product, chosen.colour, 'studio', culture),
  };
}
