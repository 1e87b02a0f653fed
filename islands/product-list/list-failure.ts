import { createElement } from '#kit/element.ts';
import { kitTexts } from '#kit/texts.ts';
import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { focusStill, putBefore, removeElement } from '#runtime/dom/safe-tree.ts';

/** Tells above a list that it could not be brought up to date. */
export interface ListFailure {
  show(text: string, retry: () => void): void;
  /** Takes it back; whoever was at its button goes on at the list's heading. */
  clear(): void;
}

function createAlert(text: string, retry: () => void): HTMLElement {
  const box = createElement('div', 'ar-list-failed');
  setAttribute(box, 'role', 'alert');
  const button = createElement('button', 'ar-button ar-button-quiet', kitTexts().retry);
  button.type = 'button';
  button.addEventListener('click', retry);
  box.append(createElement('p', '', text), button);
  return box;
}

/**
 * Makes what tells of a failure.
 *
 * @param results What could not be replaced.
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
      shown = createAlert(text, retry);
      putBefore(results, shown);
    },
  };
}
