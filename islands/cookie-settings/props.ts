import { object } from '#kit/props.ts';

/** The form says everything itself: boxes by their names, buttons by their values. */
export const props = object({});
