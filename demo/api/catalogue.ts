import type { Hono } from 'hono';
import { findProduct, findVariant } from '../assortment/index.ts';
import type { Product, Variant } from '../assortment/model.ts';
import type { Culture } from '../culture.ts';
import { findVariantFor, readPicks, variationsOf } from '../data/variations.ts';
import type { Picks, Variation } from '../data/variations.ts';
import type { Ctx, Env } from '../http/env.ts';
import { cartItem, cartSummary } from '../pages/cart-view.ts';
import { record } from '../pages/forms.ts';
import { fullName, reasonOf, stockState, variantName } from '../pages/product-view.ts';
import { textsOf } from '../pages/view.ts';
import { currentCurrency, formatMoney, inUnits, withoutTax } from '../rules/money.ts';
import { unitPrice } from '../rules/pricing.ts';
import { parseQuantity } from '../rules/quantity.ts';
import type { Shop } from '../shop.ts';
import { fill, texts } from '../texts/index.ts';
import { readPayload, rejection } from './payload.ts';
import type { CartProblem } from './payload.ts';
import { addToCartSchema } from './schemas.ts';
import { changeMessage } from './carts.ts';

export function catalogueCalls(app: Hono<Env>, shop: Shop): void {
  app.get('/api/v1/catalog/products/:productId{[0-9]+}/productvariants', (c) => {
    const product = findProduct(Number(c.req.param('productId')));
    if (!product) return c.json({ Message: textsOf(c).product.gone }, 404);
    c.header('Cache-Control', 'no-store');
    return c.json(variationAnswer(c, shop, product));
  });

  app.post('/api/v1/catalog/products/addtocart', async (c) => {
    const payload = await readPayload(c, addToCartSchema);
    if (payload instanceof Response) return payload;
    const { ProductVariantId, Quantity, Name } = payload;
    const { id } = c.get('session');
    const change = shop.carts.add(id, ProductVariantId, Quantity, Name);
    if (!change.done) return rejectItem(c, change.problem, ProductVariantId);
    await record(c, shop, payload);
    const culture = c.get('culture');
    const added = fill(texts[culture].product.added, fullName(change.line.variant, culture));
    return c.json({
      ...cartSummary(shop, id, culture),
      Message: changeMessage(change, culture) ?? added,
      Item: cartItem(change.line, culture),
    });
  });
}

/** Rejects a cart change; a sold-out variant is named in the message. */
function rejectItem(c: Ctx, problem: CartProblem, variantId: number): Response {
  const [variant, culture] = [findVariant(variantId), c.get('culture')];
  if (!variant || problem !== 'sold-out') return rejection(c, problem);
  return c.json({ Message: fill(texts[culture].product.outOfStock, fullName(variant, culture)) }, 409);
}

function variationAnswer(c: Ctx, { stock }: Shop, product: Product) {
  const culture = c.get('culture');
  const available = stock.availableIds();
  const variant = requestedVariant(c, product);
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
  const { status, stockText } = stockState(stock, culture);
  return {
    ProductId: product.id,
    ProductVariantId: variant.id,
    VariantValueId1: variant.colour.id,
    ...(variant.size && { VariantValueId2: variant.size.id }),
    SKU: variant.sku,
    Name: product.name[culture],
    VariationName: variantName(variant, culture),
    UnitPriceTaxIncl: inUnits(price),
    UnitPriceTaxInclText: formatMoney(price, culture),
    UnitPriceTaxExclText: formatMoney(withoutTax(price), culture),
    CurrencyCode: currentCurrency(),
    StockQuantity: stock,
    IsInStock: stock > 0,
    StockStatus: status,
    StockText: stockText,
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
    Reason: reasonOf(value, culture),
    ...Object.fromEntries(value.codes.map((code, position) => [`ColorCode${position + 1}`, code])),
  })),
});

/** Reads the chosen values by the names of the form's inputs, or of the response's value ids. */
function requestedVariant(c: Ctx, product: Product): Variant {
  const named = readPicks((name) => c.req.query(name));
  const value = (position: number) => Number(c.req.query(`VariantValueId${position}`)) || undefined;
  const picks: Picks = { colour: named.colour ?? value(1), size: named.size ?? value(2) };
  const requested = product.variants.find((variant) => String(variant.id) === c.req.query('variant'));
  return picks.colour === undefined && picks.size === undefined && requested
    ? requested
    : findVariantFor(product, picks);
}
