import { classListOf } from '#runtime/dom/safe.ts';

const LOCKED = 'ar-scroll-locked';
const GUTTER = 'ar-scroll-gutter';

/** Keeps the page behind a dialog where it is. A gutter only where a scrollbar took room: elsewhere it would jump. */
export function lockScroll(): void {
  const { documentElement } = document;
  const { clientWidth } = documentElement;
  const classList = classListOf(documentElement);
  if (innerWidth > clientWidth) classList.add(GUTTER);
  classList.add(LOCKED);
}

/** Lets the page scroll again, when the last dialog of several is closed. */
export function unlockScroll(): void {
  if (!document.querySelector('dialog:modal')) classListOf(document.documentElement).remove(LOCKED, GUTTER);
}
