import type { texts } from './texts.ts';

/** The texts of one language. */
export type Labels = (typeof texts)['fr'];
