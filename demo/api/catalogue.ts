import type { Hono } from 'hono';
import { findProduct, productOf } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { colourAttribute, sizeAttribute } from '../data/facets.ts';
import { findVariantFor, variationsOf } from '../data/variations.ts';
import type { Picks, Variation } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import { cartItem, cartSummary } from '../pages/cart-view.ts';
import { record } from '../pages/forms.ts';
import { variantName } from '../pages/product-view.ts';
import { currencyCode, formatMoney, withoutTax } from '../rules/money.ts';
import { unitPrice } from '../rules/pricing.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { readPayload, refusal } from './payload.ts';
import { addToCartSchema } from './schemas.ts';
import { changeMessage } from './carts.ts';

export function catalogueCalls(app: Hono<Env>, shop: Shop): void {
  app.get('/api/v1/catalog/products/:productId{[0-9]+}/productvariants', (c) => {
    const product = findProduct(Number(c.req.param('productId')));
    return product ? c.json(variationAnswer(c, shop, product)) : c.notFound();
  });

  app.post('/api/v1/catalog/products/addtocart', async (c) => {
    const payload = await readPayload(c, addToCartSchema);
    if (payload instanceof Response) return payload;
    const { ProductVariantId, Quantity, Name } = payload;
    const { id } = c.get('session');
    const change = shop.carts.add(id, ProductVariantId, Quantity, Name);
    if (!change.done) return refusal(c, change.problem);
    await record(c, shop, payload);
    const culture = c.get('culture');
    const added = fill(texts[culture].product.added, productOf(change.line.variant).name[culture]);
    return c.json({
      ...cartSummary(shop.carts.of(id), culture),
      Message: changeMessage(change, culture) ?? added,
      Item: cartItem(change.line, culture),
    });
  });
}

function variationAnswer(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const variant = askedVariant(c, product);
  const quantity = parseQuantity(c.req.query('Quantity') ?? c.req.query('quantity')) ?? product.rules.min;
  return {
    ProductVariantViewModel: variantModel(variant, product, quantity, stock.of(variant.id), culture),
    ProductVariantAttributesViewModel: variationsOf(product, variant, available).map((variation) =>
      attributeModel(variation, culture),
    ),
  };
}

function variantModel(variant: Variant, product: Product, quantity: number, stock: number, culture: Culture) {
  const price = unitPrice(variant, product.tiers, quantity);
  return {
    ProductId: product.id,
    ProductVariantId: variant.id,
    VariantValueId1: variant.colour.id,
    ...(variant.size && { VariantValueId2: variant.size.id }),
    SKU: variant.sku,
    Name: product.name[culture],
    VariationName: variantName(variant, culture),
    UnitPriceTaxIncl: price / 100,
    UnitPriceTaxInclText: formatMoney(price, culture),
    UnitPriceTaxExclText: formatMoney(withoutTax(price), culture),
    CurrencyCode: currencyCode,
    StockQuantity: stock,
    IsInStock: stock > 0,
  };
}

const attributeModel = ({ attributeId, display, values }: Variation, culture: Culture) => ({
  VariationDisplayTypeValue: display,
  Value: attributeId,
  ProductAttributeValuesViewModel: values.map((value) => ({
    ProductAttributeValueId: value.id,
    DisplayValue: value.name[culture],
    IsUnavailable: value.isUnavailable,
    IsSelected: value.isChosen,
    ...Object.fromEntries(value.codes.map((code, place) => [`ColorCode${place + 1}`, code])),
  })),
});

/** The form's inputs as the page names them, or the value ids as the answer names them. */
function askedVariant(c: Ctx, product: Product): Variant {
  const pick = (attribute: number, place: number) =>
    Number(c.req.query(`attribute.${attribute}`) ?? c.req.query(`VariantValueId${place}`)) || undefined;
  const picks: Picks = { colour: pick(colourAttribute, 1), size: pick(sizeAttribute, 2) };
  const asked = product.variants.find((variant) => String(variant.id) === c.req.query('variant'));
  return picks.colour === undefined && picks.size === undefined && asked
    ? asked
    : findVariantFor(product, picks);
}
