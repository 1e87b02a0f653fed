import { choice, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  param: optional(text('What the server calls the text that is searched.'), 'search'),
  idField: optional(text('Name of the field that gets the number of the chosen customer.'), 'CustomerId'),
  reload: optional(
    choice(
      'What is loaded anew once the customer is saved: the page, its content, or its parts.',
      'page',
      'content',
      'parts',
    ),
    'content',
  ),
});

export type Props = InferOutput<typeof props>;
