/** The random numbers of the browser tests. */
export { createRandom } from '../../e2e/support/random.ts';
