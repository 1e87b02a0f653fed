import type { Hono } from 'hono';
import { findVariant } from '../assortment/index.ts';
import { findBySearch } from '../data/search.ts';
import { referencePageSize } from '../data/references.ts';
import type { Env } from '../http/env.ts';
import { priceText, variantHref } from '../pages/product-view.ts';
import { photoName, photoSizes } from '../photos/photo.ts';
import type { Shop } from '../shop.ts';

const maxSuggestions = 30;
const longestSearch = 100;

/** Returns a number of the query within its bounds; else the default. */
function numberIn(text: string | undefined, usual: number, [min, max]: readonly [number, number]): number {
  const value = Number(text);
  return text !== undefined && value >= min && value <= max ? value : usual;
}

/** Suggestions for the search field, and the search of a company's own references. */
export function searchCalls(app: Hono<Env>, { references }: Shop): void {
  app.get('/api/v1/catalog/search/suggestions', (c) => {
    const culture = c.get('culture');
    const q = (c.req.query('q') ?? '').trim().slice(0, longestSearch);
    const count = numberIn(c.req.query('nbrResults'), 5, [1, maxSuggestions]);
    const accuracy = numberIn(c.req.query('accuracy'), 0.3, [0, 1]);
    const found = q.length < 2 ? [] : findBySearch(q, culture, accuracy).slice(0, count);
    c.header('Cache-Control', 'private, max-age=60');
    c.header('Vary', 'Referer', { append: true });
    return c.json(
      found.map((product) => ({
        Name: product.name[culture],
        Photo: {
          AssetId: product.id,
          AssetName: photoName({
            product,
            colour: product.colours[0]!,
            view: 'studio',
            width: photoSizes[0].width,
          }),
        },
        ProductUrl: `/${culture}/catalog/product/${product.slug}`,
        PriceText: priceText(product, culture),
      })),
    );
  });

  app.get('/api/v1/catalog/customerref/search', (c) => {
    const q = (c.req.query('q') ?? '').trim();
    const page = Math.floor(numberIn(c.req.query('page'), 1, [1, 1_000]));
    const found = q.length < 2 ? [] : references.find(c.get('user')?.id, q);
    c.header('Cache-Control', 'no-store');
    return c.json(
      found.slice((page - 1) * referencePageSize, page * referencePageSize).map(({ variantId, sku }) => ({
        CustomerSKU: sku,
        ProductLink: variantHref(c.get('culture'), findVariant(variantId)!),
      })),
    );
  });
}
