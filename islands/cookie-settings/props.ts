import { object } from '#kit/props.ts';

/** The form needs no props: checkboxes are found by name, buttons by value. */
export const props = object({});
