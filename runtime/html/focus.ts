import { hasAttribute, removeAttribute, contains, addListener, setAttribute } from '../dom/safe.ts';
import { findInside, focusStill } from '../dom/safe-tree.ts';

const CANDIDATES = ['[autofocus]', 'h1', 'main'];

// The `tabindex` is removed on blur: a heading must not become a tab stop.
/** Focuses an element that is no tab stop. */
export function focusOnce(element: HTMLElement): void {
  if (!hasAttribute(element, 'tabindex')) {
    setAttribute(element, 'tabindex', '-1');
    addListener(element, 'blur', () => removeAttribute(element, 'tabindex'), { once: true });
  }
  focusStill(element);
}

/**
 * Finds the element that an address's hash points to.
 *
 * @param hash With its `#`, percent-encoded or not.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  const raw = hash.replace(/^#/, '');
  if (!raw) return null;
  const name = decode(raw);
  return (
    document.getElementById(raw) ??
    document.getElementById(name) ??
    document.getElementsByName(name)[0] ??
    null
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Moves the focus to the new content: the hash's target, an `autofocus`, the heading, or the page itself.
 *
 * @param page The element that was replaced.
 * @param hash The address's hash.
 */
export function focusPage(page: HTMLElement, hash: string): void {
  // The focus stays where it is in a preserved island.
  if (!hash && contains(page, document.activeElement)) return;
  const candidates = CANDIDATES.map((selector) => findInside(page, selector));
  focusOnce(findHashTarget(hash) ?? candidates.find((element) => element !== null) ?? page);
}
