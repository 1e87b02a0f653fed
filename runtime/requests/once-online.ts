/**
 * Repeats work that failed for want of a network: once it is back, or at once if it came back in the meantime,
 * as it may behind a message that has to be closed. Work that began online is not repeated online, to prevent
 * endless retries.
 *
 * @param run The work that has failed.
 * @param wasOnline Whether there was a network as it began.
 */
export function onceOnline(run: () => void, wasOnline: boolean): void {
  if (!navigator.onLine) addEventListener('online', run, { once: true });
  else if (!wasOnline) run();
}
