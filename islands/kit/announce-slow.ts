import { announce, withdrawAnnouncement } from '#runtime/html/announce.ts';

/** Work that takes longer, in ms, is announced as under way. */
const SLOW_MS = 1_000;

/**
 * Announces that work is under way, once it takes longer than a second.
 *
 * @param text Plain text in the page's language.
 * @returns Ends it; what was said is withdrawn, unless something newer was said.
 */
export function announceSlow(text: string): () => void {
  const timer = setTimeout(() => announce(text), SLOW_MS);
  return () => {
    clearTimeout(timer);
    withdrawAnnouncement(text);
  };
}
