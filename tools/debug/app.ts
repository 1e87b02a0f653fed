import type { App } from '#runtime/islands/definition.ts';

/** The entry's own key on the document (runtime/start.ts). */
const STARTED = Symbol.for('archipel');

/** Returns the library of this page; undefined where it has not started. */
export const getApp = (): App | undefined => (document as unknown as { [STARTED]?: App })[STARTED];
