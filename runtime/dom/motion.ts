/** Whether the visitor has asked for less movement. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the device is touched rather than pointed at: it has pickers and lists of its own that fingers know. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;
