export { loadFragment } from './load-fragment.ts';
