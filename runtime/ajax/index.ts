/** Scoped updates of forms and links with `data-ajax="true"`; loaded with the first of them that is used. */
export { createAjax } from './update.ts';
