/*
 * Test files share a process. A file that cannot be imported, or that is skipped after a failure, runs no `afterAll`: what it has
 * left open ends before the next file begins.
 */

const shared = globalThis as { __endings?: (() => unknown)[] };
const endings = (shared.__endings ??= []);

/** Runs a function after the tests of the file, the latest first. */
export const endWithFile = (end: () => unknown): void => void endings.push(end);

/** Ends all that a file has left open. */
export async function endFile(): Promise<void> {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
}
