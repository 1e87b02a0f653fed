import { rows } from '../rows.ts';
import {
  boolean,
  minLength,
  nullish,
  number,
  object,
  objectWithRest,
  pipe,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';

/** Ids are numbers or texts; the page compares them as texts. */
const id = union([number(), pipe(string(), minLength(1))]);

const colour = nullish(string());

/** One value of an attribute, as a form offers it (PRD-10); `Reason` may explain why it is unavailable. */
const attributeValue = object({
  ProductAttributeValueId: id,
  DisplayValue: string(),
  IsUnavailable: nullish(boolean(), false),
  ColorCode1: colour,
  ColorCode2: colour,
  ColorCode3: colour,
  Reason: nullish(string()),
});

const attribute = object({
  VariationDisplayTypeValue: nullish(union([number(), string()])),
  Value: id,
  ProductAttributeValuesViewModel: rows('the values', attributeValue),
});

/**
 * A variant under the specification's names (PRD-10); texts formatted by the server take precedence over our
 * own formatting.
 */
const variantModel = objectWithRest(
  {
    ProductId: id,
    ProductVariantId: id,
    SKU: nullish(string(), ''),
    UnitPriceTaxIncl: number(),
    CurrencyCode: string(),
    UnitPriceTaxInclText: nullish(string()),
    VariationName: nullish(string(), ''),
    StockText: nullish(string(), ''),
    StockStatus: nullish(string()),
    IsInStock: nullish(boolean()),
  },
  unknown(),
);

/** The answer about a variant (PRD-10). */
export const variantAnswer = object({
  ProductVariantViewModel: variantModel,
  ProductVariantAttributesViewModel: nullish(rows('the attributes', attribute), []),
});

export type VariantAnswer = InferOutput<typeof variantAnswer>;
export type Variant = InferOutput<typeof variantModel>;
export type VariantAttribute = InferOutput<typeof attribute>;
export type VariantValue = InferOutput<typeof attributeValue>;
