import { choice, json, milliseconds, object, optional, url, type InferOutput } from '#kit/props.ts';
import { string } from 'valibot';
import { entries } from '#stores/rows.ts';

export const props = object({
  submit: optional(
    choice(
      'When a choice applies: at once, after a delay, or when the form’s button is pressed.',
      'change',
      'delay',
      'button',
    ),
    'change',
  ),
  delay: optional(
    milliseconds('How long `delay` waits after the last choice before it applies them all.'),
    1000,
  ),
  filterUrl: optional(
    url('Address that says how many products each value has, asked before a choice is applied.'),
    '/widget/catalog/ListFilter',
  ),
  defaults: optional(
    json(
      'Parameters that say nothing new, by name; they stay out of addresses.',
      entries('the defaults', string()),
    ),
    {},
  ),
  indexParam: optional(
    choice('The parameter of the page, which any other choice drops.', 'pageindex', 'pagenbr'),
    'pageindex',
  ),
});

export type Props = InferOutput<typeof props>;
