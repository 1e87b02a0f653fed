export { checkHtml } from './check-html.ts';
export { readPageHtml } from './read-html.ts';
