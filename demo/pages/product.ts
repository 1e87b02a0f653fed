import type { Hono } from 'hono';
import { findProduct, findProductBySlug, findVariant, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import { photoViews } from '../photos/photo.ts';
import { colourAttribute, sizeAttribute } from '../data/facets.ts';
import { findVariantFor } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { photosOf } from './photo-view.ts';
import { cardView, productView, relatedTo, stockView, tiersView, variantView } from './product-view.ts';
import { takeNotice } from './notices.ts';

export function productRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog/product/:slug', (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? shop.view.page(c, 'product', productPage(c, shop, product)) : c.notFound();
  });

  const widget = (name: string, answer: (c: Ctx, variant: Variant) => Promise<Response>) =>
    app.on('GET', [`/widget/catalog/${name}`, `/:culture{(?:fr|nl)}/widget/catalog/${name}`], (c) => {
      const variant = variantAsked(c);
      return variant ? answer(c, variant) : c.notFound();
    });

  widget('StockByWarehouse', (c, variant) =>
    shop.view.fragment(c, 'parts/stock', {
      stocks: stockView(shop.stock.byWarehouse(variant.id), c.get('culture')),
    }),
  );
  widget('ProductPhotosGallery', (c, variant) =>
    shop.view.fragment(c, 'parts/gallery', {
      photos: photosOf(productOf(variant), variant.colour, c.get('culture')),
      shown: 0,
      galleryHref: `/${c.get('culture')}/catalog/product/${productOf(variant).slug}?variant=${variant.id}`,
    }),
  );
  widget('DegressivePrice', (c, variant) =>
    shop.view.fragment(c, 'parts/degressive', {
      tiers: tiersView(productOf(variant), variant, c.get('culture')),
    }),
  );
}

function productPage(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const variant = chosenVariant(c, product);
  return {
    title: product.name[culture],
    description: product.summary[culture],
    section: product.category.id,
    product: productView(product, variant, available, culture),
    variant: variantView(variant, stock.of(variant.id), culture),
    category: { id: product.category.id, name: product.category.name[culture] },
    stocks: stockView(stock.byWarehouse(variant.id), culture),
    shown: shownPhoto(c.req.query('photo')),
    galleryHref: `/${culture}/catalog/product/${product.slug}?variant=${variant.id}`,
    related: relatedTo(product).map((other) => cardView(other, available, culture)),
    notice: takeNotice(c),
  };
}

/** The variant of the address: by its id, by the ids of its attribute values, else the first. */
function chosenVariant(c: Ctx, product: Product): Variant {
  const asked = product.variants.find((variant) => String(variant.id) === c.req.query('variant'));
  if (asked) return asked;
  const pick = (attribute: number) => Number(c.req.query(`attribute.${attribute}`)) || undefined;
  return findVariantFor(product, { colour: pick(colourAttribute), size: pick(sizeAttribute) });
}

function variantAsked(c: Ctx): Variant | undefined {
  const byId = findVariant(Number(c.req.query('productVariantId')));
  return byId ?? findProduct(Number(c.req.query('productId')))?.variants[0];
}

const shownPhoto = (number: string | undefined): number =>
  Math.min(Math.max(Number(number) || 1, 1), photoViews.length) - 1;
