import { classListOf, matches } from '#runtime/dom/safe.ts';

const LOCKED = 'ar-scroll-locked';
const GUTTER = 'ar-scroll-gutter';

/** Locks the page's scroll behind a dialog; a gutter replaces the scrollbar's width, so nothing jumps. */
export function lockScroll(): void {
  const { documentElement } = document;
  if (matches(documentElement, `.${LOCKED}`)) return;
  const { clientWidth } = documentElement;
  const classList = classListOf(documentElement);
  if (innerWidth > clientWidth) classList.add(GUTTER);
  classList.add(LOCKED);
}

/** Unlocks the page's scroll once no modal dialog is open. */
export function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) classListOf(document.documentElement).remove(LOCKED, GUTTER);
}
