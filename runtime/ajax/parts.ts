import { querySelectorAll } from '../dom/safe.ts';
import { updateParts } from '../navigation/parts.ts';
import { isSamePage } from '../navigation/policy.ts';

const PART = 'data-page-part';

// Those of another page would lead elsewhere. Messages have a way of their own, wherever the answer comes from.
// Decision 125.
function insertParts(page: Document | undefined, url: string, inserted: readonly Element[]): void {
  if (!page || !isSamePage(new URL(url))) return;
  // The address is that page's, and the history and the tabs show its name.
  if (page.title) document.title = page.title;
  const messages = querySelectorAll(document, `[${PART}="messages"]`);
  updateParts(page, PART, [...inserted, ...messages]);
}

/**
 * Updates the parts outside the page after a scoped update whose answer is the full page of the shown address: a
 * counter rises, the link to the other language leads to the same page.
 *
 * @param insertion Inserts the answer's fragments, and returns the inserted elements.
 * @param page The whole page, where the answer was one.
 * @param url The answer's address, without the mark of scoped updates.
 * @returns A function that inserts both.
 */
export const withParts = (insertion: () => Element[], page: Document | undefined, url: string) => () => {
  const inserted = insertion();
  insertParts(page, url, inserted);
  return inserted;
};
