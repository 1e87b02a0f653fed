/** The same numbers as the browser tests draw. */
export { createRandom } from '../../e2e/support/random.ts';
