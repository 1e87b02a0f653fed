/** Time between two looks at records, in ms. */
const INTERVAL_MS = 25;

const DEFAULT_TIMEOUT_MS = 5000;

/**
 * Repeats a look until it succeeds.
 *
 * @param look Returns whether it succeeds.
 * @param timeout Milliseconds until it gives up.
 * @returns Whether it has succeeded.
 */
export async function poll(
  look: () => boolean | Promise<boolean>,
  timeout = DEFAULT_TIMEOUT_MS,
): Promise<boolean> {
  const end = Date.now() + timeout;
  while (!(await look())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, INTERVAL_MS);
    });
  }
  return true;
}
