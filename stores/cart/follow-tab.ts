import { fullLoad } from '#runtime/navigation/full-load.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $notices, notify } from '../notices/index.ts';
import { rereadCart } from './show.ts';
import { readCartWord, type CartWord } from './tabs.ts';
import { texts } from './texts.ts';

// The page may hold what somebody has typed, so it is theirs to say when it is loaded anew; once is enough.
function announceCurrency(): void {
  const { currency: text, refresh } = chooseTexts(texts);
  if ($notices.get().some((notice) => notice.text === text)) return;
  notify('status', text, { text: refresh, run: () => fullLoad(location.href) });
}

/** Follows what another tab has said: the cart is read anew, and prices of another currency are told of (CUR-01). */
export function followWord(word: CartWord | undefined): void {
  if (word === 'currency') announceCurrency();
  rereadCart();
}

/**
 * Follows what a page has heard before its store was there.
 *
 * @param message As it came; nothing when the page was only away.
 */
export const followTab = (message?: unknown): void => followWord(readCartWord(message));
