import { choice, json, milliseconds, object, optional, url, type InferOutput } from '#kit/props.ts';
import { string } from 'valibot';
import { entries } from '#stores/rows.ts';

export const props = object({
  submit: optional(choice('change', 'delay', 'button'), 'change'),
  delay: optional(milliseconds(), 1000),
  filterUrl: optional(url(), '/widget/catalog/ListFilter'),
  defaults: optional(json(entries('the defaults', string())), {}),
  indexParam: optional(choice('pageindex', 'pagenbr'), 'pageindex'),
});

export type Props = InferOutput<typeof props>;
