import { childNodesOf, findInside } from '#runtime/dom/safe-tree.ts';
import { parseAnswer } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { resolveAddresses } from './addresses.ts';
import type { PlainDialog } from './create-dialog.ts';

// The heading names the dialog. One with an id stays in the content, hidden: something there may be named by it, too.
function takeHeading(content: ParentNode): string | undefined {
  const heading = content.querySelector<HTMLElement>('h1') ?? content.querySelector<HTMLElement>('h2');
  const text = heading?.textContent.trim();
  if (!heading || !text) return undefined;
  if (heading.id) heading.hidden = true;
  else heading.remove();
  return text;
}

/** HTML that came, and where from. */
interface Arrived {
  readonly text: string;
  /** Its header `Content-Security-Policy`. */
  readonly policy: string;
  /** The final address. */
  readonly url: string;
}

// A page of another template: its content is its main part, else all of it, without the scripts of its document.
function readForeignPage(page: Document): DocumentFragment {
  const content = document.createDocumentFragment();
  const main = findInside(page, 'main, [role="main"]');
  content.append(...childNodesOf(main ?? page.body));
  if (!main) content.querySelectorAll('script').forEach((script) => script.remove());
  return content;
}

/**
 * Parses HTML for a dialog: a full page is reduced to its container, else to its main part or its body. Relative addresses are
 * resolved.
 *
 * @param answer The HTML.
 * @returns Inert nodes; nothing for a page with nothing in it.
 */
export function parseForDialog(answer: Arrived): DocumentFragment | undefined {
  const { document: page, content: pageContent } = parseAnswer(answer, '[data-page]');
  const content = pageContent ?? (page && readForeignPage(page));
  if (!content?.hasChildNodes()) return undefined;
  resolveAddresses(content, answer.url);
  return content;
}

/**
 * Shows HTML of the server in a dialog, named by its heading: islands in it are mounted, what was there is torn down.
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
 * Makes the last resort of content that could not be shown: a link that the browser follows itself.
 *
 * @param url Where to.
 * @param text Its text.
 */
export function createPlainLink(url: string | URL, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'no-ajax';
  link.href = String(url);
  link.textContent = text;
  return link;
}
