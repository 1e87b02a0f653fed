import { emit, track } from '#runtime';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { parseAnswer, type ParsedPage } from '#runtime/html/parse.ts';
import { readInto } from '#runtime/html/fragment.ts';
import { isAttached } from '#runtime/dom/safe.ts';
import { swap } from '#runtime/html/swap.ts';
import { clearPages } from '#runtime/navigation/cache.ts';
import { fullLoad } from '#runtime/navigation/full-load.ts';
import { updateHead } from '#runtime/navigation/head.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import { updateParts } from '#runtime/navigation/parts.ts';
import { showBusy } from '#runtime/ajax/busy.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { handleFailure } from '#runtime/requests/failures.ts';
import { preserveFocus } from '#kit/preserve-focus.ts';
import { preserveForm } from '#kit/preserve-form';

type Page = Required<ParsedPage>;

const PARTS = 'data-page-part';

function parse(answer: Answer): Page {
  const { document: page, content } = parseAnswer(answer, '[data-page]');
  if (page && content && page.documentElement.lang === document.documentElement.lang)
    return { document: page, content };
  throw new ArchipelError({
    what: `The content of ${answer.url} was not read again.`,
    why: 'The answer is no page of this site with [data-page], or one of another language.',
    how: 'Answer with the whole page.',
  });
}

const partsOfPage = () => querySelectorAll(document, `[${PARTS}]`);

/** Replaces the page's content; the scroll position and, where possible, the focus are preserved. */
function insertContent(target: HTMLElement, { document: page, content }: Page): void {
  const { scrollX: left, scrollY: top } = window;
  preserveFocus([target, ...partsOfPage()], () => {
    swap(target, content);
    updateParts(page, PARTS, [target]);
  });
  updateHead(page);
  scrollTo({ left, top, behavior: 'instant' });
  const { href: url } = location;
  emit(document, 'page-loaded', { url });
  emit(document, 'page-finished', { url });
}

const insertParts = (_target: HTMLElement, { document: page }: Page) =>
  preserveFocus(partsOfPage(), () => updateParts(page, PARTS));

/** Functions that insert the fetched page. */
const PLACINGS = { content: insertContent, parts: insertParts };

/**
 * Fetches the current page again, and replaces its content or its parts.
 *
 * @param kind The part to replace.
 * @param target The page's container.
 * @param preserve The form whose typed values are preserved.
 */
export async function readPageAgain(
  kind: keyof typeof PLACINGS,
  target: HTMLElement,
  preserve: HTMLFormElement | undefined,
): Promise<void> {
  const { href: url } = location;
  const { signal } = new AbortController();
  const insertNow = (page: Page) => PLACINGS[kind](target, page);
  const insert = (page: Page) => (preserve ? preserveForm(preserve, () => insertNow(page)) : insertNow(page));
  const endBusy = showBusy([target]);
  clearPages();
  try {
    // The answer is discarded after a visit to another page or a swap of the container.
    const isLatest = () => url === location.href && isAttached(target);
    await track(readInto(target, url, { signal, isLatest, parse, insert }));
  } catch (thrown) {
    const retry = () => void readPageAgain(kind, target, preserve);
    handleFailure(thrown, { url, retry, leave: () => fullLoad(url) });
  } finally {
    endBusy();
  }
}
