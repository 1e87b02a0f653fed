import {
  finite,
  integer,
  maxLength,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { parseQuantity } from '../rules/quantity.ts';

/** Forms sent as JSON carry numbers as text; both are read as numbers. */
const numeric = pipe(
  union([number(), string()]),
  transform((value) => parseQuantity(value) ?? NaN),
  number(),
  finite(),
);

export const addToCartSchema = object({
  ProductVariantId: pipe(numeric, integer()),
  Quantity: optional(numeric, 1),
  Name: optional(pipe(string(), maxLength(200))),
});

export const changeQuantitySchema = object({ Quantity: numeric });
