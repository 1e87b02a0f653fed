import { announce, withdrawAnnouncement } from '#runtime/html/announce.ts';

/** Delay in ms before running work is announced. */
const SLOW_MS = 1_000;

/**
 * Announces that work is under way, once it takes longer than a second.
 *
 * @param text Plain text in the page's language.
 * @returns Function that cancels or withdraws the announcement; a newer one stays.
 */
export function announceSlow(text: string): () => void {
  const timer = setTimeout(() => announce(text), SLOW_MS);
  return () => {
    clearTimeout(timer);
    withdrawAnnouncement(text);
  };
}
