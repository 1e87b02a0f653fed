import { querySelectorAll } from '../dom/safe.ts';
import { updateParts } from '../navigation/parts.ts';
import { isSamePage } from '../navigation/policy.ts';

const PART = 'data-page-part';

// Parts of another page are left out, since their links belong to it. Messages are inserted by
// `insertMessages`. Decision 125.
function insertParts(page: Document | undefined, url: string, inserted: readonly Element[]): void {
  if (!page || !isSamePage(new URL(url))) return;
  // The answer is the page of the shown address, so its title is the right one for the history and the tab.
  if (page.title) document.title = page.title;
  const messages = querySelectorAll(document, `[${PART}="messages"]`);
  updateParts(page, PART, [...inserted, ...messages]);
}

/**
 * Updates the parts outside the page after a scoped update whose answer is the full page of the shown
 * address, such as counters and the link to the same page in another language.
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
