import { fullLoad } from '#runtime/navigation/full-load.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { $notices, notify } from '../notices/index.ts';
import { rereadCart } from './show.ts';
import { readCartWord, type CartWord } from './tabs.ts';
import { texts } from './texts.ts';

// The notice offers a reload instead of forcing one, since the page may contain typed text; one is enough.
function announceCurrency(): void {
  const { currency: text, refresh } = chooseTexts(texts);
  if ($notices.get().some((notice) => notice.text === text)) return;
  notify('status', text, { text: refresh, run: () => fullLoad(location.href) });
}

/**
 * Handles a message of another tab: reads the cart again and announces that prices have another currency
 * (CUR-01).
 */
export function followWord(word: CartWord | undefined): void {
  if (word === 'currency') announceCurrency();
  rereadCart();
}

/**
 * Handles a message that the page received before its store was loaded.
 *
 * @param message The raw message; undefined when the page was only away.
 */
export const followTab = (message?: unknown): void => followWord(readCartWord(message));
