import { object } from '#kit/props.ts';

/** The links say everything themselves: each carries `data-culture`. Nothing to read, so the island does not load it. */
export const props = object({});
