import { choice, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  param: optional(text(), 'search'),
  idField: optional(text(), 'CustomerId'),
  reload: optional(choice('page', 'content', 'parts'), 'content'),
});

export type Props = InferOutput<typeof props>;
