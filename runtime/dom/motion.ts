/** Whether the visitor prefers reduced motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the main pointer is a finger: such devices have their own pickers and lists. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;
