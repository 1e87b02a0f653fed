/**
 * Retries work once when the network is back; does nothing while online, so that no retry repeats without end.
 *
 * @param run The work that has failed.
 */
export function onceOnline(run: () => void): void {
  if (!navigator.onLine) addEventListener('online', run, { once: true });
}
