export { createRegion } from './growl.ts';
