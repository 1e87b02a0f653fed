import { contains, setAttribute } from '#runtime/dom/safe.ts';
import { focusStill, removeElement } from '#runtime/dom/safe-tree.ts';
import { createElement } from './element.ts';
import { kitTexts } from './texts.ts';

/** An alert about a failure, with a button to retry. */
export interface RetryAlert {
  /** Shows a sentence, in place of an earlier one. */
  show(text: string, retry: () => void): void;
  /** Removes it; if its button has the focus, `findNext` receives that. */
  clear(): void;
}

interface RetryAlertOptions {
  readonly className: string;
  readonly insert: (alert: HTMLElement) => void;
  /** Finds the element that gets the focus of the removed button. */
  readonly findNext: () => HTMLElement | undefined;
}

function createBox(className: string, text: string, retry: () => void): HTMLElement {
  const box = createElement('div', className);
  setAttribute(box, 'role', 'alert');
  const button = createElement('button', 'ar-button ar-button-quiet', kitTexts().retry);
  button.type = 'button';
  button.addEventListener('click', retry);
  box.append(createElement('p', '', text), button);
  return box;
}

/**
 * Creates an alert with a retry, hidden at first.
 *
 * @param options The class of its box, where it is inserted, and the focus after it.
 */
export function createRetryAlert({ className, insert, findNext }: RetryAlertOptions): RetryAlert {
  let shown: HTMLElement | undefined;
  const clear = () => {
    if (!shown) return;
    const hadFocus = contains(shown, document.activeElement);
    removeElement(shown);
    shown = undefined;
    const next = hadFocus ? findNext() : undefined;
    if (next) focusStill(next);
  };
  return {
    clear,
    show(text, retry) {
      clear();
      shown = createBox(className, text, retry);
      insert(shown);
    },
  };
}
