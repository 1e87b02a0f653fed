import { number, objectWithRest, string, union } from 'valibot';
import { choice, json, object, optional, url, type InferOutput } from '#kit/props.ts';
import { rows } from '#stores/rows.ts';

const value = union([string(), number()]);

export const props = object({
  cartUrl: optional(url()),
  call: optional(choice('product', 'order'), 'product'),
  variants: optional(json(rows('the variants', objectWithRest({ ProductVariantId: value }, value)))),
});

export type Props = InferOutput<typeof props>;
