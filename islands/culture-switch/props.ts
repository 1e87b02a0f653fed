import { object } from '#kit/props.ts';

/** No props: each link has `data-culture`. The island does not load this file. */
export const props = object({});
