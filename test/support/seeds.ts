/** The seeds of the browser tests. */
export { chooseSeeds } from '../../e2e/support/seeds.ts';
