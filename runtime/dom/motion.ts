/** Whether the visitor prefers reduced motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the device is touched rather than pointed at: it has pickers and lists of its own that fingers know. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;
