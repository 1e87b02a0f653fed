/**
 * Retries work once when the network is back; does nothing while online, to prevent endless retries.
 *
 * @param run The work that has failed.
 */
export function onceOnline(run: () => void): void {
  if (!navigator.onLine) addEventListener('online', run, { once: true });
}
