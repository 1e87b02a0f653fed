import { freeNames } from '../dom/free-names.ts';
import { querySelectorAll } from '../dom/safe.ts';
import { childNodesOf } from '../dom/safe-tree.ts';
import { trustedHtml } from './trusted-types.ts';
import { dropForeignNonces, type ArrivedHtml } from './nonce.ts';

/** HTML that arrived, parsed but inert: nothing in it has loaded or run. */
export interface ParsedPage {
  /** The whole document when the answer was a full page. */
  document?: Document;
  /** The content for the target; undefined when a full page has no container. */
  content?: DocumentFragment;
}

const PAGE_TAG = /<(?:!doctype|html|head|body)[\s>]/gi;

/** Limit for candidates, because code listings and scripts may contain many such tags as text. */
const MAX_TRIALS = 10;

/** An element name that no page uses. */
const MARK = 'archipel-mark';

/** Whether the tag at an index is real, not part of a comment, a script, an attribute or a text field. */
function isTag(html: string, index: number): boolean {
  if (index === 0) return true;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(`${html.slice(0, index)}<${MARK}>`);
  return querySelectorAll(template.content, MARK).length > 0;
}

/**
 * Finds where a full page begins. Text before the doctype, such as a server's warning, is cut off: the parser
 * would begin the body with it and put the head inside. Decision 73.
 *
 * @returns The index of its first tag; undefined for a fragment.
 */
function findPage(html: string): number | undefined {
  const positions = [...html.matchAll(PAGE_TAG)].slice(0, MAX_TRIALS);
  return positions.find(({ index }) => isTag(html, index))?.index;
}

// Content of `noscript` must not become live nodes.
function dropNoscript(root: Node): void {
  for (const element of querySelectorAll(root, 'noscript')) element.remove();
}

// The fragment belongs to the parsed document, so it stays inert: in ours, images would load at once, and
// from the old address.
function contentOf(page: Document, container: Element): DocumentFragment {
  const content = page.createDocumentFragment();
  // One by one: several nodes at once are moved twice.
  for (const node of childNodesOf(container)) content.append(node);
  return content;
}

/**
 * Parses a fragment in a template, because a document would move its leading scripts and styles to the head.
 *
 * @param html A fragment of HTML.
 * @param policy The policy of its response; without one, none of its scripts runs on a page with nonces.
 * @returns Inert nodes.
 */
export function parseFragment(html: string, policy = ''): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  freeNames(template.content);
  dropNoscript(template.content);
  dropForeignNonces(template.content, policy);
  return template.content;
}

/**
 * Parses an answer and cuts a full page down to its container; a fragment is used as it is (NAV-13).
 *
 * @param answer The answer's text and policy.
 * @param container Selector of the element to take from a full page; left out, only the document is returned.
 * @returns The parsed answer.
 */
export function parseAnswer({ text, policy = '' }: ArrivedHtml, container = MARK): ParsedPage {
  const start = findPage(text);
  if (start === undefined) return { content: parseFragment(text, policy) };
  const page = new DOMParser().parseFromString(trustedHtml(text.slice(start)), 'text/html');
  // Names are removed before any script reads the page.
  freeNames(page);
  dropNoscript(page);
  dropForeignNonces(page, policy, page);
  const [found] = querySelectorAll(page, container);
  return found ? { document: page, content: contentOf(page, found) } : { document: page };
}
