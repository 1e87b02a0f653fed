import { createRetryAlert } from '#kit/retry-alert.ts';
import { contains } from '#runtime/dom/safe.ts';
import { focusStill, putBefore, removeElement } from '#runtime/dom/safe-tree.ts';

/** The alert above a list that could not be brought up to date. */
export interface ListFailure {
  show(text: string, retry: () => void): void;
  /** Removes it; the focus moves from its button to the list's heading. */
  clear(): void;
}

/**
 * Creates the alert of a list.
 *
 * @param results The results that could not be replaced.
 * @param heading The list's heading.
 */
export function createListFailure(results: Element, heading: HTMLElement | undefined): ListFailure {
  let shown: HTMLElement | undefined;
  const clear = () => {
    if (!shown) return;
    const hadFocus = contains(shown, document.activeElement);
    removeElement(shown);
    shown = undefined;
    if (hadFocus && heading) focusStill(heading);
  };
  return {
    clear,
    show(text, retry) {
      clear();
      shown = createRetryAlert('ar-list-failed', text, retry);
      putBefore(results, shown);
    },
  };
}
