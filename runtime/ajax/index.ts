/** Scoped updates: what forms and links with `data-ajax="true"` do. Loaded with the first of them that is used. */
export { createAjax } from './update.ts';
