import { flag, list, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  categoryIds: list('The ids of the categories whose posts are shown.'),
  displayChildren: optional(flag('Whether the posts of categories in them are shown, too.'), false),
  postsPerPage: optional(number('How many posts of a day are listed.', { min: 1 }), 3),
  month: number('The month that is shown, from 1 to 12.', { min: 1, max: 12 }),
  year: number('The year that is shown.', { min: 1 }),
});

export type Props = InferOutput<typeof props>;
