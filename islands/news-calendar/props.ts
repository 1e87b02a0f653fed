import { flag, list, number, object, optional, type InferOutput } from '#kit/props.ts';

export const props = object({
  categoryIds: list(),
  displayChildren: optional(flag(), false),
  postsPerPage: optional(number({ min: 1 }), 3),
  month: number({ min: 1, max: 12 }),
  year: number({ min: 1 }),
});

export type Props = InferOutput<typeof props>;
