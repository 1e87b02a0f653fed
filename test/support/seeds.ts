/** The same games as the browser tests choose. */
export { chooseSeeds } from '../../e2e/support/seeds.ts';
