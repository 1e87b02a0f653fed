import type { Hono } from 'hono';
import { findProduct, findProductBySlug, findVariant, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import { viewsOf } from '../photos/photo.ts';
import { findPickedVariant, findVariantFor, readPicks, variantChoices } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import type { Shop } from '../shop.ts';
import { parseQuantity } from '../rules/quantity.ts';
import { fieldsOf } from './forms.ts';
import { photosOf } from './photo-view.ts';
import {
  cardView,
  productView,
  relatedTo,
  stockView,
  tiersView,
  fullName,
  variantHref,
  variantView,
} from './product-view.ts';
import { takeNotice } from './notices.ts';
import { textsOf } from './view.ts';
import { offerEnd } from './popups.ts';
import { formatMoney } from '../rules/money.ts';
import { weekOffer } from '../rules/week-offer.ts';

export function productRoutes(app: Hono<Env>, shop: Shop): void {
  app.get('/:culture{(?:fr|nl)}/catalog/product/:slug', (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? shop.view.page(c, 'product', productPage(c, shop, product)) : c.notFound();
  });
  app.post('/:culture{(?:fr|nl)}/catalog/product/:slug', async (c) => {
    const product = findProductBySlug(c.req.param('slug'));
    return product ? chooseVariant(c, product) : c.notFound();
  });

  const widget = (name: string, answer: (c: Ctx, variant: Variant) => Promise<Response>) =>
    app.on('GET', [`/widget/catalog/${name}`, `/:culture{(?:fr|nl)}/widget/catalog/${name}`], (c) => {
      const variant = requestedVariant(c);
      return variant ? answer(c, variant) : c.notFound();
    });

  widget('StockByWarehouse', (c, variant) => stockByWarehouse(c, shop, variant));
  widget('ProductPhotosGallery', (c, variant) =>
    shop.view.fragment(c, 'parts/gallery', {
      photos: photosOf(productOf(variant), variant.colour, c.get('culture')),
      shown: 0,
      galleryHref: `/${c.get('culture')}/catalog/product/${productOf(variant).slug}?variant=${variant.id}`,
    }),
  );
  widget('DegressivePrice', (c, variant) =>
    shop.view.fragment(c, 'parts/degressive', {
      tiers: tiersView(productOf(variant), variant, quantityOf(c, productOf(variant)), c.get('culture')),
    }),
  );
}

/** Renders the stock by warehouse: in a dialog, or as its own page for browsers without scripts. */
async function stockByWarehouse(c: Ctx, { stock, view }: Shop, variant: Variant): Promise<Response> {
  const culture = c.get('culture');
  const isAll = c.req.query('displayAllActiveWarehouses')?.toLowerCase() !== 'false';
  const data = {
    title: textsOf(c).product.stock,
    name: fullName(variant, culture),
    href: variantHref(culture, variant),
    stocks: stockView(stock.byWarehouse(variant.id, isAll), culture),
  };
  const isPage = c.req.header('Sec-Fetch-Dest') === 'document';
  return isPage ? view.page(c, 'stock', data) : view.fragment(c, 'parts/stock', data);
}

/** Returns the requested quantity, in either spelling of the parameter. */
const quantityOf = (c: Ctx, { rules }: Product): number =>
  parseQuantity(c.req.query('quantity') ?? c.req.query('Quantity')) ?? rules.min;

/** Redirects the button next to the choices to the page of the chosen variant. */
async function chooseVariant(c: Ctx, product: Product): Promise<Response> {
  const fields = await fieldsOf(c);
  const shown = findVariant(Number(fields['ProductVariantId'])) ?? product.variants[0]!;
  const picks = readPicks((name) => fields[name]);
  const variant = findPickedVariant(product, shown, picks) ?? findVariantFor(product, picks);
  return c.redirect(variantHref(c.get('culture'), variant, fields['Quantity']), 303);
}

function productPage(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const variant = chosenVariant(c, product, available);
  const quantity = quantityOf(c, product);
  return {
    title: product.name[culture],
    description: product.summary[culture],
    section: product.category.id,
    product: productView(product, variant, available, culture, quantity),
    variant: variantView(variant, stock.of(variant.id), culture, quantity),
    variants: variantChoices(product),
    isSoldOut: !product.variants.some(({ id }) => available.has(id)),
    quantity,
    category: { id: product.category.id, name: product.category.name[culture] },
    shown: shownPhoto(c.req.query('photo'), viewsOf(product).length),
    galleryHref: `/${culture}/catalog/product/${product.slug}?variant=${variant.id}`,
    related: relatedTo(product).map((other) => cardView(other, available, culture)),
    offer: product.slug === weekOffer.slug && {
      ...offerEnd(c),
      before: formatMoney(weekOffer.before, culture),
    },
    notice: takeNotice(c) ?? goneNotice(c, variant),
  };
}

/** An old link may contain a variant that is no longer made. */
function goneNotice(c: Ctx, shown: Variant) {
  const requested = c.req.query('variant');
  if (requested === undefined || requested === String(shown.id)) return undefined;
  return { kind: 'refused', text: textsOf(c).product.gone };
}

/** Returns the variant of the address: by its id, by its attribute values, else the first one in stock. */
function chosenVariant(c: Ctx, product: Product, available: ReadonlySet<number>): Variant {
  const id = c.req.query('variant') ?? c.req.query('productVariantId');
  const requested = product.variants.find((variant) => String(variant.id) === id);
  if (requested) return requested;
  const picks = readPicks((name) => c.req.query(name));
  const isOpen = picks.colour === undefined && picks.size === undefined;
  const inStock = isOpen ? product.variants.find(({ id }) => available.has(id)) : undefined;
  return inStock ?? findVariantFor(product, picks);
}

function requestedVariant(c: Ctx): Variant | undefined {
  const byId = findVariant(Number(c.req.query('productVariantId')));
  return byId ?? findProduct(Number(c.req.query('productId')))?.variants[0];
}

const shownPhoto = (number: string | undefined, count: number): number =>
  Math.min(Math.max(Math.trunc(Number(number)) || 1, 1), count) - 1;
