import { childNodesOf, findInside } from '#runtime/dom/safe-tree.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { resolveAddresses } from './addresses.ts';
import type { PlainDialog } from './create-dialog.ts';

// The heading becomes the dialog's title. One with an id stays in the content, hidden: elements there may
// refer to it.
function takeHeading(content: ParentNode): string | undefined {
  const heading = content.querySelector<HTMLElement>('h1') ?? content.querySelector<HTMLElement>('h2');
  const text = heading?.textContent.trim();
  if (!heading || !text) return undefined;
  if (heading.id) heading.hidden = true;
  else heading.remove();
  return text;
}

/** HTML of an answer. */
interface Arrived {
  readonly text: string;
  /** Its header `Content-Security-Policy`. */
  readonly policy: string;
  /** The final address. */
  readonly url: string;
}

// A page without [data-page]: its content is its main element, else its body without scripts.
function readForeignPage(page: Document): DocumentFragment {
  const content = document.createDocumentFragment();
  const main = findInside(page, 'main, [role="main"]');
  content.append(...childNodesOf(main ?? page.body));
  if (!main) content.querySelectorAll('script').forEach((script) => script.remove());
  return content;
}

/**
 * Parses HTML for a dialog: a full page is reduced to its container, its main element or its body. Relative
 * addresses are resolved.
 *
 * @param answer The HTML.
 * @returns Inert nodes; undefined for an empty page.
 */
export function parseForDialog(answer: Arrived): DocumentFragment | undefined {
  const { document: page, content: pageContent } = parseAnswer(answer, '[data-page]');
  const content = pageContent ?? (page && readForeignPage(page));
  if (!content?.hasChildNodes()) return undefined;
  resolveAddresses(content, answer.url);
  return content;
}

/**
 * Shows HTML of the server in a dialog, titled by its heading; its islands mount, previous ones unmount.
 *
 * @param dialog The dialog.
 * @param content Inert nodes, from `parseForDialog`.
 */
export function showContent(dialog: PlainDialog, content: DocumentFragment): void {
  const title = takeHeading(content);
  if (title) dialog.setTitle(title);
  dialog.setBusy(false);
  swap(dialog.body, content);
}

/**
 * Creates a link that the browser follows itself, as the last resort for content that could not be shown.
 *
 * @param url Its address.
 * @param text Its text.
 */
export function createPlainLink(url: string | URL, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'no-ajax';
  link.href = String(url);
  link.textContent = text;
  return link;
}
