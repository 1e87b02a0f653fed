/**
 * Tries something once more when the network is back; nothing where there is one, so that nothing is tried for ever.
 *
 * @param run The work that has failed.
 */
export function onceOnline(run: () => void): void {
  if (!navigator.onLine) addEventListener('online', run, { once: true });
}
