import { choice, flag, object, optional, text, type InferOutput } from '#kit/props.ts';

export const props = object({
  look: optional(
    choice(
      'face: the select itself lies under a face and is what is pressed. list: a list of our own, where there is a mouse.',
      'face',
      'list',
    ),
    'face',
  ),
  search: optional(flag('There is no search box: typing finds. True warns.'), false),
  placeholder: optional(text('What is shown while an option without a value is chosen.')),
});

export type Props = InferOutput<typeof props>;
