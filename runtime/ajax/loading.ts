import { warn } from '../page/warn.ts';
import { prefersStillness } from '../dom/motion.ts';
import { classListOf, querySelectorAll, getAttribute } from '../dom/safe.ts';

const SHOWN = 'ar-ajax-loading';
const GOING = 'ar-ajax-loaded';

/** Number of pending requests that show each element. */
const users = new Map<HTMLElement, number>();

function durationOf(element: Element): number {
  const written = Number(getAttribute(element, 'data-ajax-loading-duration') ?? 0);
  return Number.isFinite(written) && written > 0 && !prefersStillness() ? written : 0;
}

function find(element: Element): HTMLElement[] {
  const selector = getAttribute(element, 'data-ajax-loading');
  if (!selector) return [];
  try {
    return querySelectorAll(document, selector);
  } catch {
    warn(`data-ajax-loading="${selector}" is no CSS selector; nothing is shown.`, element);
    return [];
  }
}

function show(shown: HTMLElement, duration: number): void {
  users.set(shown, (users.get(shown) ?? 0) + 1);
  shown.hidden = false;
  // The server may have hidden it by an inline style, as the old library required.
  if (shown.style.display === 'none') shown.style.removeProperty('display');
  shown.style.setProperty('--ar-ajax-loading-duration', `${duration}ms`);
  classListOf(shown).remove(GOING);
  classListOf(shown).add(SHOWN);
}

function clear(shown: HTMLElement): void {
  if (users.has(shown)) return;
  shown.hidden = true;
  classListOf(shown).remove(SHOWN, GOING);
}

function hide(shown: HTMLElement, duration: number): void {
  const left = (users.get(shown) ?? 1) - 1;
  if (left > 0) {
    users.set(shown, left);
    return;
  }
  users.delete(shown);
  classListOf(shown).add(GOING);
  if (duration > 0) setTimeout(() => clear(shown), duration);
  else clear(shown);
}

/**
 * Shows the element that `data-ajax-loading` of a form or link names, with the fade that it sets.
 *
 * @param element The form or link.
 * @returns A function that hides it again, unless another request still shows it.
 */
export function showLoading(element: Element): () => void {
  const duration = durationOf(element);
  const found = find(element);
  for (const shown of found) show(shown, duration);
  return () => {
    for (const shown of found) hide(shown, duration);
  };
}
