import { number, objectWithRest, string, union } from 'valibot';
import { choice, json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';

const value = union([string(), number()]);

export const props = object({
  cartUrl: optional(url('Address of the cart page, offered once something was added.')),
  call: optional(
    choice(
      'product: the form names a ProductVariantId. order: it is a line of an earlier order, sent as it is (SAL-03).',
      'product',
      'order',
    ),
    'product',
  ),
  variants: optional(
    json(
      'For each variant its ProductVariantId and, by their names, the values of the form’s fields that mean it.',
      rows('the variants', objectWithRest({ ProductVariantId: value }, value)),
    ),
  ),
});

export type Props = InferOutput<typeof props>;
