import { childrenOf, findInside, prependTo, removeElement } from '#runtime/dom/safe-tree.ts';
import { removeAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { setBusy } from '#kit/busy.ts';
import { kitTexts } from '#kit/texts.ts';

function createText(className: string, role: string, text: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  setAttribute(box, 'role', role);
  const sentence = document.createElement('p');
  sentence.textContent = text;
  box.append(sentence);
  return box;
}

function createFailure(retry: () => void, explain: (usual: string) => string): HTMLElement {
  const { failed, retry: again } = kitTexts();
  const box = createText('ar-fragment-failed', 'alert', explain(failed));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ar-button';
  button.textContent = again;
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    setBusy(button, true);
    retry();
  });
  box.append(button);
  return box;
}

const isEmpty = (target: Element) => childrenOf(target).length === 0 && !target.textContent?.trim();

/** Messages in a target, next to its content. */
export interface FragmentStates {
  loading(): void;
  failed(): void;
  /** Removes the message: the content is there, or the request was given up. */
  over(): void;
}

/**
 * Shows the states of a target: `aria-busy` while its content loads, with a text if it is empty; after a
 * failure an alert with a retry button, above the previous content.
 *
 * @param target The element whose content is loaded.
 * @param retry Repeats the request.
 * @param explain Returns the text to show, given the default one about a failure.
 */
export function createFragmentStates(
  target: HTMLElement,
  retry: () => void,
  explain = (usual: string) => usual,
): FragmentStates {
  let shown: HTMLElement | undefined;
  const show = (next?: HTMLElement) => {
    if (shown) removeElement(shown);
    shown = next;
    if (next) prependTo(target, next);
  };
  return {
    loading() {
      setAttribute(target, 'aria-busy', 'true');
      // The failure message stays during a retry, because its button has the focus.
      const isRetried = shown !== undefined && findInside(shown, 'button') !== null;
      if (!isRetried && isEmpty(target))
        show(createText('ar-fragment-loading', 'status', kitTexts().loading));
    },
    failed() {
      removeAttribute(target, 'aria-busy');
      show(createFailure(retry, explain));
    },
    over() {
      removeAttribute(target, 'aria-busy');
      show();
    },
  };
}
