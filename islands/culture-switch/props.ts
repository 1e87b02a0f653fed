import { object } from '#kit/props.ts';

/** The links say everything themselves: each carries `data-culture`. */
export const props = object({});
