import { array, number, objectWithRest, string, union } from 'valibot';
import { json, object, optional, url, type InferOutput } from '#kit/props.ts';

const value = union([string(), number()]);

export const props = object({
  cartUrl: optional(url('Address of the cart page, offered once something was added.')),
  variants: optional(
    json(
      'For each variant its ProductVariantId and, by their names, the values of the form’s fields that mean it.',
      array(objectWithRest({ ProductVariantId: value }, value)),
    ),
  ),
});

export type Props = InferOutput<typeof props>;
